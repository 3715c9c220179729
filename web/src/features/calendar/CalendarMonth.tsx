import type { CalendarDay } from "../../api/calendarWire.ts";
import type { PartQuery } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { useWhole } from "../../app/whole.ts";
import { MonthGrid } from "../../ui/MonthGrid.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { dayAddress, dayAnchor } from "./calendarLinks.ts";
import { colorOf } from "./colors.ts";
import { monthGrid } from "./monthGrid.ts";
import { weeksOf } from "./months.ts";
import { decideNearDays } from "./nearDays.ts";

interface Props {
  choice: CalendarChoice;
  query: PartQuery<CalendarDay[]>;
}

/** The month at a glance. What failed to be read is said where the list would be, and an empty month there, too. */
export function CalendarMonth({ choice, query }: Props) {
  const texts = useTexts();
  const { month, today, view } = choice;
  const isWhole = useWhole("wide");
  // Phones show it only to who asked for it.
  if ((view === undefined && !isWhole) || view === "list" || query.error || query.data?.length === 0) return null;
  const { calendar, format } = texts;
  const days = query.data ?? [];
  const [week = []] = weeksOf(month);
  const near = new Set(decideNearDays(days, choice).shown.map(({ day }) => day));
  const hrefOf = (day: string) => (near.has(day) ? `#${dayAnchor(day)}` : dayAddress(choice, day));
  return (
    <div className={view === undefined ? styles.whenWide : undefined}>
      <MonthGrid
        caption={calendar.caption(format.month(`${month}-01`))}
        weekdays={week.map((day) => ({ short: format.weekday(day), long: format.weekdayInWords(day) }))}
        weeks={monthGrid(days, { month, today, colorOf: (id) => colorOf(choice, id), hrefOf }, texts)}
        isBusy={query.data === undefined}
      />
      <Legend choice={choice} days={days} />
    </div>
  );
}

/** Which competition has which colour. */
function Legend({ choice, days }: { choice: CalendarChoice; days: CalendarDay[] }) {
  const { calendar } = useTexts();
  const played = new Map(
    days.flatMap(({ competitions }) => competitions.map(({ competition: { id, label } }) => [id, label] as const)),
  );
  return (
    <ul className={styles.legend} aria-label={calendar.competitions}>
      {[...played].map(([id, label]) => (
        <li key={id}>
          <i className={styles.quarter} style={{ background: colorOf(choice, id) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
