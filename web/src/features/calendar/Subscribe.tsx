import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../app/SiteContext.tsx";
import { feedOrigin } from "../../football/feeds.ts";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { FeedAddress, FeedButtons } from "./FeedButtons.tsx";
import type { Feed } from "./feeds.ts";
import { MyFeed } from "./MyFeed.tsx";
import { readCalendarTeams } from "./queries.ts";
import { SeveralClubs } from "./SeveralClubs.tsx";

export const SUBSCRIBE_ANCHOR = "subscribe";

/** Calendars of what is chosen, to subscribe to. */
export function Subscribe({ choice, feeds }: { choice: CalendarChoice; feeds: Feed[] }) {
  const { calendar } = useTexts();
  const { season, competition, team } = choice;
  const { data: teams } = useQuery(readCalendarTeams(season.id, competition?.id));
  return (
    <div id={SUBSCRIBE_ANCHOR} className={styles.subscribe}>
      <Panel title={calendar.subscribeTitle} text={calendar.subscribeText} level={2}>
        <ul className={styles.feeds}>
          {feeds.map((feed) => (
            <li key={feed.key}>
              <FeedButtons name={feed.name} links={feed.links} />
            </li>
          ))}
        </ul>
        {feeds.length === 1 && feeds[0] ? <FeedAddress address={feeds[0].links.web} /> : null}
        {team ? null : <MyFeed choice={choice} />}
        {competition && !team && teams ? (
          <SeveralClubs key={competition.id} teams={teams} origin={feedOrigin(season.competitions)} />
        ) : null}
      </Panel>
    </div>
  );
}
