import { useQuery } from "@tanstack/react-query";
import { drawnCrestOf } from "../../../api/art.ts";
import { useSilent } from "../../../api/contentQueries.ts";
import { readFewNews } from "../../../api/frontLists.ts";
import type { TeamInfo } from "../../../api/wire.ts";
import { chooseClub, type FavouriteClub } from "../../../app/favouriteClub.ts";
import { Part } from "../../../app/Part.tsx";
import { peoplePaths } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { matchesAround } from "../../../football/matchesAround.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { readSeasons, readStandings, readTeamMatches } from "../../../football/queries.ts";
import { readTeamInfo } from "../../../football/teamQueries.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Button } from "../../../ui/Button.tsx";
import { ClubBand } from "../../../ui/ClubBand.tsx";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { NewsLead } from "../../../ui/NewsLead.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { newsCard } from "../blocks/cards.ts";
import { clubFacts } from "./clubFacts.tsx";
import styles from "./favourite.module.css";

/** A club in its colours, with its matches and its news. One that can no longer be read can be changed. */
export function MyClub({ club }: { club: FavouriteClub }) {
  const { front } = useTexts();
  const query = useQuery(readTeamInfo(club.id));
  if (query.isError && query.error.status === 404) {
    return (
      <Page>
        <Section title={club.name} lead={front.club.failed}>
          <Button onClick={() => chooseClub(undefined)}>{front.club.change}</Button>
        </Section>
      </Page>
    );
  }
  return (
    <Part query={query} skeleton={<Skeleton height={170} />}>
      {(info) => <Shown info={info} />}
    </Part>
  );
}

function Shown({ info }: { info: TeamInfo }) {
  const texts = useTexts();
  const { club: words } = texts.front;
  const { data: seasons } = useQuery(readSeasons());
  const season = seasons?.find(({ current }) => current)?.id ?? seasons?.[0]?.id;
  const competition = info.competitions.find(({ format }) => format === "league") ?? info.competitions[0];
  const matches = useQuery({ ...readTeamMatches(String(info.id), season), enabled: season !== undefined });
  const { data: standings } = useQuery({
    ...readStandings(competition?.id ?? "", competition?.seasonId, { live: competition?.hasMatchesLive ?? false }),
    enabled: competition !== undefined,
  });
  const href = competition && peoplePaths.team(info.id, info.name, competition.id, competition.seasonId);
  const tickets = webAddress(info.tickets_store_url);
  return (
    <>
      <ClubBand
        name={info.name}
        href={href}
        crest={drawnCrestOf(info)}
        style={readableClubStyle(info.color, info.secondaryColor, info.textColor)}
        kicker={words.mine}
        facts={clubFacts(info.id, matches.data ?? [], standings, texts)}
        actions={
          <>
            {tickets ? (
              <Button href={tickets} target="_blank" rel="noopener">
                {words.tickets}
              </Button>
            ) : null}
            <Button onClick={() => chooseClub(undefined)}>{words.change}</Button>
          </>
        }
      />
      <Page className={styles.more}>
        <Section title={words.matches}>
          <Part query={matches} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={6} />}>
            {(list) => (
              <MatchList>
                {matchesAround(list).map((match) => (
                  <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
                ))}
              </MatchList>
            )}
          </Part>
        </Section>
        <ClubNews team={info.id} />
      </Page>
    </>
  );
}

const NEWS = 4;

function ClubNews({ team }: { team: number }) {
  const { language, texts } = useSite();
  const news = useSilent(readFewNews(language, { size: NEWS, team }));
  if (news?.entries.length === 0) return null;
  return (
    <Section title={texts.front.club.news}>
      {news ? <NewsLead cards={news.entries.map((item) => newsCard(item, texts))} isList /> : <Skeleton height={400} />}
    </Section>
  );
}
