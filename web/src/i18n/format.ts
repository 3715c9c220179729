/** How one language writes dates and numbers. */
interface Conventions {
  /** In full, Sunday first; the short form is the first three letters. */
  weekdays: string[];
  months: string[];
  /** Patterns as in day.js: `ddd. DD MMM`. */
  day: string;
  dayInWords: string;
  month: string;
  decimalMark: string;
}

/** A thin space that does not break: 12 345. */
const THIN_SPACE = "\u202f";
const MINUS = "\u2212";

/**
 * Dates are shown as they stand on the wire, in the league's own time: the visitor's zone never enters, so that server
 * and browser agree and a kick-off is the one printed on the ticket. The engine on the server has no `Intl`.
 */
export function createFormat({ weekdays, months, day, dayInWords, month, decimalMark }: Conventions) {
  const written = (iso: string, pattern: string) => {
    const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
    const weekday = weekdays[date.getUTCDay()] ?? "";
    const monthName = months[date.getUTCMonth()] ?? "";
    const parts: Record<string, string> = {
      ddd: weekday.slice(0, 3),
      dddd: weekday,
      D: String(date.getUTCDate()),
      DD: String(date.getUTCDate()).padStart(2, "0"),
      MMM: monthName.slice(0, 3),
      MMMM: monthName,
      YYYY: String(date.getUTCFullYear()),
    };
    return pattern.replace(
      /\[([^\]]*)\]|[dDMY]+/g,
      (token, literal: string | undefined) => literal ?? parts[token] ?? "",
    );
  };

  const digits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  const number = (value: number, decimals = 0): string => {
    const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
    return (value < 0 ? MINUS : "") + digits(Number(whole)) + (part ? decimalMark + part : "");
  };

  return {
    /** sáb. 14 nov */
    day: (iso: string): string => written(iso, day),
    /** sábado, 14 de novembro */
    dayInWords: (iso: string): string => written(iso, dayInWords),
    /** 14 nov */
    dayOfMonth: (iso: string): string => written(iso, "D MMM"),
    /** sáb. */
    weekday: (iso: string): string => written(iso, day.split(" ", 1)[0] ?? ""),
    /** sábado */
    weekdayInWords: (iso: string): string => written(iso, "dddd"),
    /** novembro de 2026 */
    month: (iso: string): string => written(iso, month),
    /** nov */
    monthShort: (iso: string): string => written(iso, "MMM"),
    /** 20:30, where the hour is known */
    time: (iso: string): string | undefined => (iso.length > 10 ? iso.slice(11, 16) : undefined),
    number,
    /** +3, 0, −3 */
    signed: (value: number): string => (value > 0 ? `+${number(value)}` : number(value)),
    /** 13 a 16 nov */
    range: (from: string, to: string, between: string): string => {
      if (from.slice(0, 10) === to.slice(0, 10)) return written(from, "D MMM");
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
      return `${written(from, isOneMonth ? "D" : "D MMM")} ${between} ${written(to, "D MMM")}`;
    },
  };
}

export type Format = ReturnType<typeof createFormat>;
