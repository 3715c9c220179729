import { useQuery } from "@tanstack/react-query";
import { useSite } from "../../app/SiteContext.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useChosenClub } from "./CalendarToolbar.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { FeedAddress, FeedButtons } from "./FeedButtons.tsx";
import { decideFeeds, feedOrigin } from "./feeds.ts";
import { readCalendarTeams } from "./queries.ts";
import { SeveralClubs } from "./SeveralClubs.tsx";

export const SUBSCRIBE_ANCHOR = "subscribe";

/** Calendars of what is chosen, to subscribe to: they follow the season, so one that is over has none. */
export function Subscribe({ choice }: { choice: CalendarChoice }) {
  const { language, texts } = useSite();
  const { season, competition } = choice;
  const { competitions } = season;
  const club = useChosenClub(choice);
  const { data: teams = [] } = useQuery(readCalendarTeams(season.id, competition?.id));
  const feeds = decideFeeds({ competitions, competition, club }, language);
  if (!season.current || feeds.length === 0) return null;
  const { calendar } = texts;
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
        {teams.length > 1 ? (
          <SeveralClubs key={competition?.id} teams={teams} origin={feedOrigin(competitions)} />
        ) : null}
      </Panel>
    </div>
  );
}
