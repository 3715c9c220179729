import { crestOf } from "../../api/art.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Chips } from "../../ui/Chips.tsx";
import { Crest } from "../../ui/Crest.tsx";
import styles from "./calendar.module.css";
import { type CalendarChoice, calendarAddress } from "./calendarChoice.ts";
import { useMyClubs } from "./useMyClubs.ts";

/** One press for the matches of one's own club, and one more for all of them again. */
export function MyClubs({ choice }: { choice: CalendarChoice }) {
  const { calendar } = useTexts();
  const mine = useMyClubs(choice);
  if (mine.length === 0) return null;
  const items = mine.map((club) => {
    const key = String(club.id);
    const team = key === choice.team ? undefined : key;
    // There is little room beside the filters, and the month calls clubs by the same letters.
    const label = (
      <>
        <Crest src={crestOf(club)} size={20} />
        <span>
          {club.abbreviation}
          <span className="visuallyHidden">, {club.name}</span>
        </span>
      </>
    );
    return {
      key,
      label,
      href: calendarAddress({ ...choice, team }),
    };
  });
  return (
    <div className={styles.mine}>
      <Chips label={calendar.myClubs(mine.length)} items={items} current={choice.team} />
    </div>
  );
}
