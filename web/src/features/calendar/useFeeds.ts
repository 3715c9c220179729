import { useSite } from "../../app/SiteContext.tsx";
import type { CalendarChoice } from "./calendarChoice.ts";
import { decideFeeds, type Feed } from "./feeds.ts";
import { useChosenClub } from "./useChosenClub.ts";

/** The calendars of what is chosen. They follow the season that runs: one that is over has none. */
export function useFeeds(choice: CalendarChoice): Feed[] {
  const { language } = useSite();
  const club = useChosenClub(choice);
  const { season, competition } = choice;
  return season.current ? decideFeeds({ competitions: season.competitions, competition, club }, language) : [];
}
