import { useSite } from "../../app/SiteContext.tsx";
import { feedLinks, feedOrigin, teamFeedPath } from "../../football/feeds.ts";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { FeedButtons } from "./FeedButtons.tsx";
import { teamsFeedPath } from "./feeds.ts";
import { useMyClubs } from "./useMyClubs.ts";

/** One calendar for the clubs that somebody follows. */
export function MyFeed({ choice }: { choice: CalendarChoice }) {
  const { language, texts } = useSite();
  const mine = useMyClubs(choice);
  const origin = feedOrigin(choice.season.competitions);
  const [first, second] = mine;
  if (!origin || !first) return null;
  const path = second ? teamsFeedPath(mine.map(({ id }) => id).toSorted((a, b) => a - b)) : teamFeedPath(first.id);
  const name = second ? texts.calendar.bothClubs(first.name, second.name) : first.name;
  return (
    <ul className={styles.feeds} aria-label={texts.calendar.myClubs(mine.length)}>
      <li>
        <FeedButtons name={name} links={feedLinks(origin, path, language)} />
      </li>
    </ul>
  );
}
