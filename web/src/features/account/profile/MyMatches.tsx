import { useQuery } from "@tanstack/react-query";
import { readFavouriteMatches, readFavourites } from "../../../api/fan.ts";
import type { Match } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { isLive } from "../../../football/matchState.ts";
import { refreshed } from "../../../football/queries.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Box } from "./Box.tsx";
import { matchesToShow } from "./matchesToShow.ts";
import styles from "./profile.module.css";

/** What the clubs of a fan play. */
export function MyMatches() {
  const texts = useTexts();
  const { matches: words } = texts.profile;
  const { data: favourites } = useQuery(readFavourites());
  const query = useQuery(refreshed<Match[]>(readFavouriteMatches(), (matches) => matches.some(isLive)));
  return (
    <Box title={words.title}>
      <Part query={query} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={3} />}>
        {(matches) => {
          const shown = matchesToShow(matches);
          if (shown.length === 0) {
            return <p className={styles.quiet}>{favourites?.length === 0 ? words.noClubs : words.none}</p>;
          }
          return (
            <MatchList label={words.title}>
              {shown.map((match) => (
                <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
              ))}
            </MatchList>
          );
        }}
      </Part>
    </Box>
  );
}
