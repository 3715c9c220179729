import { useQuery } from "@tanstack/react-query";
import { crestOf, drawnCrestOf, tilesArt } from "../../api/art.ts";
import type { Competition, Match, Round } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideStatus, describeMatch, kickOffOf, scoreOf } from "../../football/matchRow.ts";
import { matchStateOf } from "../../football/matchState.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { clubStyle } from "../../ui/accent.ts";
import { Button } from "../../ui/Button.tsx";
import { LiveDot } from "../../ui/LiveDot.tsx";
import { Page } from "../../ui/Page.tsx";
import { featuredMatchOf } from "./featuredMatch.ts";
import styles from "./RoundPoster.module.css";
import { roundLead } from "./roundLead.ts";

interface Props {
  league: Competition;
  round: Round | undefined;
}

/** The opening of the site: the league's colours, the round, and the match of the moment in the colours of its clubs. */
export function RoundPoster({ league, round }: Props) {
  const { home } = useTexts();
  const { data: matches = [] } = useQuery({
    ...readRoundMatches(league.id, league.seasonId, round?.number ?? 0),
    enabled: round !== undefined,
  });
  const featured = featuredMatchOf(matches);
  const lead = roundLead(matches, home);
  const href = round ? paths.competitionRound(league.id, league.label, round.number) : paths.competition(league.id);
  return (
    <section className={styles.poster}>
      <div className={styles.art}>
        {featured ? <ClubFields match={featured} /> : <img src={tilesArt(league.id, league.color, 6, 4)} alt="" />}
      </div>
      <Page className={styles.inner}>
        <p className={styles.kicker}>
          {league.label} {seasonLabel(league.seasonId)}
        </p>
        <h1 className={styles.title}>{round?.label ?? league.label}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {featured ? <FeaturedMatch match={featured} href={href} /> : null}
      </Page>
    </section>
  );
}

/** The two clubs side by side, each in its own colour. */
function ClubFields({ match: { homeTeam, awayTeam } }: { match: Match }) {
  return [homeTeam, awayTeam].map((team, index) => (
    <div
      key={team.id}
      className={index === 0 ? styles.homeField : styles.awayField}
      style={clubStyle(team.color, team.color, team.textColor)}
    >
      <img src={drawnCrestOf(team)} width="320" height="360" alt="" decoding="async" />
    </div>
  ));
}

function FeaturedMatch({ match, href }: { match: Match; href: string }) {
  const texts = useTexts();
  const { home, football, format } = texts;
  const status = decideStatus(match, matchStateOf(match), texts);
  const score = scoreOf(match);
  const time = kickOffOf(match, format);
  const middle = score ? `${score.home}–${score.away}` : (time ?? football.versus);
  return (
    <div className={styles.featured}>
      <p className={styles.state}>
        {status.tone === "live" ? (
          <>
            <LiveDot /> {[football.status.live, status.detail].filter(Boolean).join(", ")}
          </>
        ) : (
          [score ? home.last : home.next, match.date && format.day(match.date), match.stadium?.name]
            .filter(Boolean)
            .join(", ")
        )}
      </p>
      <div className={styles.pill}>
        <span className="visuallyHidden">{describeMatch(match, texts)}</span>
        <span className={styles.teams} aria-hidden="true">
          <img src={crestOf(match.homeTeam)} width="32" height="36" alt="" />
          <b>{match.homeTeam.abbreviation}</b>
          <span className={styles.score}>{middle}</span>
          <b>{match.awayTeam.abbreviation}</b>
          <img src={crestOf(match.awayTeam)} width="32" height="36" alt="" />
        </span>
        <Button href={href} className={styles.follow}>
          {home.followRound}
        </Button>
      </div>
    </div>
  );
}
