import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Match, Round } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { tells } from "../../../app/tells.ts";
import { readStageMatches } from "../../../football/internationalQueries.ts";
import { readCompetition } from "../../../football/queries.ts";
import { RoundMatches } from "../../../football/RoundMatches.tsx";
import { isNumbered, neighboursOf, roundsNear } from "../../../football/rounds.ts";
import { accentStyle } from "../../../ui/accent.ts";
import { Columns } from "../../../ui/Columns.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { RoundStrip } from "../../../ui/RoundStrip.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Groups } from "./Groups.tsx";
import styles from "./international.module.css";
import { type InternationalChoice, internationalAddress, roundOf } from "./internationalChoice.ts";

interface Props {
  id: string;
  choice: InternationalChoice;
  ours: ReadonlySet<number>;
}

/** One competition, in its own colour: the round that is on, and the groups in which our clubs are. */
export function CompetitionAbroad({ id, choice, ours }: Props) {
  const { football } = useTexts();
  const query = useQuery(readCompetition(id, choice.season.id));
  return (
    <section id={`competition-${id}`} className={styles.competition} data-keeps-place="">
      <Part query={query} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={6} />}>
        {(competition) => <Shown competition={competition} choice={choice} ours={ours} />}
      </Part>
    </section>
  );
}

interface ShownProps extends Omit<Props, "id"> {
  competition: CompetitionDetail;
}

function Shown({ competition, choice, ours }: ShownProps) {
  const { international: texts } = useTexts();
  const { id, label, color, textColor, logoSecondary, seasonId } = competition;
  const round = roundOf(competition, choice);
  const season = choice.season.current ? {} : { season: seasonId };
  return (
    <div style={accentStyle(color, textColor)}>
      <header className={styles.band} {...tells("competition_selected", { id, name: label })}>
        <img src={logoSecondary} width="56" height="56" alt="" />
        <h2>
          <a href={paths.competition(id, season)}>{label}</a>
        </h2>
        <p>
          <TextLink href={paths.competition(id, season)}>{texts.page}</TextLink>
          <TextLink href={paths.competition(id, { tab: "bracket", ...season })}>{texts.bracket}</TextLink>
        </p>
      </header>
      <Rounds competition={competition} choice={choice} round={round} />
      <Columns aside={<Groups competition={competition} season={season} ours={ours} />}>
        {round ? <Matches competition={competition} choice={choice} round={round} ours={ours} /> : null}
      </Columns>
    </div>
  );
}

function Rounds({ competition, choice, round }: Omit<ShownProps, "ours"> & { round: Round | undefined }) {
  const { international: texts } = useTexts();
  const { id, label, rounds, hasMatchesLive } = competition;
  const { previous, next } = round ? neighboursOf(rounds, round) : {};
  const hrefOf = (one: Round) =>
    `${internationalAddress(choice, { competition: id, round: one.number })}#competition-${id}`;
  return (
    <RoundStrip
      label={texts.rounds(label)}
      rounds={roundsNear(rounds, round).map((one) => ({
        key: String(one.id),
        text: isNumbered(one) && one.id !== round?.id ? String(one.number) : one.label,
        label: one.label,
        href: hrefOf(one),
        isCurrent: one.id === round?.id,
        hasLive: one.is_current_round && hasMatchesLive,
      }))}
      previous={previous && { href: hrefOf(previous), label: texts.previousRound(previous.label) }}
      next={next && { href: hrefOf(next), label: texts.nextRound(next.label) }}
    />
  );
}

function Matches({ competition, choice, round, ours }: ShownProps & { round: Round }) {
  const { football, international: texts } = useTexts();
  const { id, seasonId } = competition;
  const query = useQuery(readStageMatches({ competition: id, season: seasonId, round, domestic: choice.isDomestic }));
  const isOurs = ({ homeTeam, awayTeam }: Match) => ours.has(homeTeam.id) || ours.has(awayTeam.id);
  return (
    <Part query={query} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={4} />}>
      {(matches) => {
        if (choice.isDomestic && matches.length === 0) {
          return <EmptyState title={texts.noneOfOurs} text={texts.noneOfOursText} />;
        }
        const own = matches.filter(isOurs);
        if (own.length === 0 || own.length === matches.length) return <RoundMatches matches={matches} round={round} />;
        return (
          <>
            <h3 className={styles.ours}>{texts.ours}</h3>
            <RoundMatches matches={own} round={round} />
            <h3 className={styles.others}>{texts.others}</h3>
            <RoundMatches matches={matches.filter((match) => !isOurs(match))} round={round} />
          </>
        );
      }}
    </Part>
  );
}
