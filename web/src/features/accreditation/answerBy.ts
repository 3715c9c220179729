/** Until when a request is answered: 48 working hours are two days of the office, which is open from Monday to Friday. */

const OPENS = { hour: 9, minute: 30 };
const CLOSES = { hour: 18, minute: 0 };
const DAYS = 2;

/** On the clock of whoever asks. */
export function answerBy(now: Date): Date {
  const isInHours = isWorkday(now) && now >= at(now, OPENS) && now < at(now, CLOSES);
  // Within its hours a day counts from this minute on, to the same minute of the last day.
  if (isInHours) return workdaysLater(now, DAYS);
  // Otherwise whole days count, from the next one that opens.
  const isBefore = isWorkday(now) && now < at(now, OPENS);
  return at(workdaysLater(now, isBefore ? DAYS - 1 : DAYS), CLOSES);
}

function isWorkday(day: Date): boolean {
  return day.getDay() !== 0 && day.getDay() !== 6;
}

function at(day: Date, { hour, minute }: typeof OPENS): Date {
  const moment = new Date(day);
  moment.setHours(hour, minute, 0, 0);
  return moment;
}

function workdaysLater(day: Date, count: number): Date {
  const later = new Date(day);
  for (let left = count; left > 0; ) {
    later.setDate(later.getDate() + 1);
    if (isWorkday(later)) left -= 1;
  }
  return later;
}
