import { useQuery } from "@tanstack/react-query";
import { drawnCrestOf } from "../../../api/art.ts";
import type { TeamInfo } from "../../../api/wire.ts";
import type { FavouriteClubs } from "../../../app/favouriteClubs.ts";
import { Part } from "../../../app/Part.tsx";
import { accountPaths, peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { currentSeasonOf } from "../../../football/currentSeason.ts";
import { readSeasons, readStandings } from "../../../football/queries.ts";
import { readTeamInfo } from "../../../football/teamQueries.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { useSession } from "../../../session/useSession.ts";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Button } from "../../../ui/Button.tsx";
import { ClubBand } from "../../../ui/ClubBand.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ClubMatches } from "./ClubMatches.tsx";
import { ClubNews } from "./ClubNews.tsx";
import { clubFacts } from "./clubFacts.tsx";
import styles from "./favourite.module.css";
import { useClubMatches } from "./useClubMatches.ts";

interface Props {
  /** The main one first. */
  clubs: FavouriteClubs;
  onChange: () => void;
}

/** The main club in its colours, then matches and news of all. One that can no longer be read can be changed. */
export function MyClubs({ clubs, onChange }: Props) {
  const { club: words } = useTexts().front;
  const [main] = clubs;
  const query = useQuery({ ...readTeamInfo(main?.id ?? 0), enabled: main !== undefined });
  if (!main) return null;
  if (query.isError && query.error.status === 404) {
    return (
      <Page>
        <Section title={main.name} lead={words.failed}>
          <Change onChange={onChange} />
        </Section>
      </Page>
    );
  }
  return (
    <Part
      query={query}
      skeleton={
        <div className={styles.band}>
          <Skeleton height="100%" />
        </div>
      }
    >
      {(info) => <Shown info={info} clubs={clubs} onChange={onChange} />}
    </Part>
  );
}

function Shown({ info, clubs, onChange }: Props & { info: TeamInfo }) {
  const texts = useTexts();
  const { club: words } = texts.front;
  const { data: seasons } = useQuery(readSeasons());
  const matches = useClubMatches(clubs, currentSeasonOf(seasons)?.id);
  const competition = info.competitions.find(({ format }) => format === "league") ?? info.competitions[0];
  const { data: standings } = useQuery({
    ...readStandings(competition?.id ?? "", competition?.seasonId, { live: competition?.hasMatchesLive ?? false }),
    enabled: competition !== undefined,
  });
  const own = (matches.data ?? []).filter(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id].includes(info.id));
  const tickets = webAddress(info.tickets_store_url);
  return (
    <>
      <div className={styles.band}>
        <ClubBand
          name={info.name}
          href={competition && peoplePaths.team(info.id, info.name, competition.id, competition.seasonId)}
          crest={drawnCrestOf(info)}
          style={readableClubStyle(info.color, info.secondaryColor, info.textColor)}
          kicker={words.mine}
          facts={clubFacts(info.id, own, standings, texts)}
          actions={
            <>
              {tickets ? (
                <Button href={tickets} target="_blank" rel="noopener">
                  {words.tickets}
                </Button>
              ) : null}
              <Change onChange={onChange} />
            </>
          }
        />
      </div>
      <Page className={styles.more}>
        <ClubMatches clubs={clubs} query={matches} />
        <ClubNews clubs={clubs} />
      </Page>
    </>
  );
}

/** Who has an account chooses both clubs there. */
function Change({ onChange }: Pick<Props, "onChange">) {
  const { change } = useTexts().front.club;
  const { user } = useSession();
  return user ? (
    <Button href={accountPaths.profileEdit()}>{change}</Button>
  ) : (
    <Button onClick={onChange}>{change}</Button>
  );
}
