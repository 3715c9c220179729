import { useQuery } from "@tanstack/react-query";
import type { UndatedRound } from "../../api/calendarWire.ts";
import { Part } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideMatchRow } from "../../football/matchRow.ts";
import { MatchList } from "../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../ui/MatchRow.tsx";
import { Section } from "../../ui/Section.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { colorOf } from "./colors.ts";
import { readUndated } from "./queries.ts";
import { hasUndated, undatedIn } from "./undated.ts";

interface Props {
  choice: CalendarChoice;
}

/** Matches that nobody has given a day yet, with the days of their round. */
export function Undated({ choice }: Props) {
  const { calendar } = useTexts();
  const isWanted = hasUndated(choice);
  const query = useQuery({ ...readUndated(choice), enabled: isWanted });
  if (!isWanted) return null;
  return (
    <Part query={query} skeleton={<MatchListSkeleton label={calendar.loadingUndated} rows={2} />}>
      {(rounds) => <UndatedRounds choice={choice} rounds={rounds} />}
    </Part>
  );
}

function UndatedRounds({ choice, rounds }: Props & { rounds: UndatedRound[] }) {
  const { calendar } = useTexts();
  const { rounds: shown, left } = undatedIn(choice.month, rounds, choice.today);
  if (shown.length === 0) return null;
  return (
    <Section title={calendar.undated} lead={calendar.undatedText} className={styles.undated}>
      {shown.map((round) => (
        <Round key={`${round.competition.id} ${round.round}`} choice={choice} round={round} />
      ))}
      {left > 0 ? <p className={styles.left}>{calendar.undatedMore(left)}</p> : null}
    </Section>
  );
}

function Round({ choice, round }: Props & { round: UndatedRound }) {
  const texts = useTexts();
  const { competition, roundLabel, initial_date: from, final_date: to, matches } = round;
  const dates = from && to ? texts.format.range(from, to, texts.football.between) : undefined;
  return (
    <>
      <h3 className={styles.round}>
        <i className={styles.quarter} style={{ background: colorOf(choice, competition.id) }} />
        {competition.label} <small>{[roundLabel, dates].filter(Boolean).join(", ")}</small>
      </h3>
      <MatchList>
        {matches.map((match) => (
          <MatchRow key={match.id} {...decideMatchRow(match, texts, { round })} />
        ))}
      </MatchList>
    </>
  );
}
