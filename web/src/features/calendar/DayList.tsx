import { useMemo, useRef } from "react";
import type { CalendarDay, CalendarRound } from "../../api/calendarWire.ts";
import { Part, type PartQuery } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { useWhole } from "../../app/whole.ts";
import { decideMatchRow } from "../../football/matchRow.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MatchList } from "../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../ui/MatchRow.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { dayAddress, dayAnchor, monthAddress, neighboursOf, withoutFilters } from "./calendarLinks.ts";
import { colorOf } from "./colors.ts";
import { useMatchChanges } from "./matchChanges.ts";
import { nearDay } from "./months.ts";
import { decideNearDays, firstScreen } from "./nearDays.ts";
import { matchesOf } from "./queries.ts";

interface Props {
  choice: CalendarChoice;
}

/** The month day by day. */
export function DayList({ choice, query }: Props & { query: PartQuery<CalendarDay[]> }) {
  const { calendar, football } = useTexts();
  return (
    <section aria-label={calendar.list}>
      <Part query={query} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={12} />}>
        {(days) => (days.length === 0 ? <NoMatches choice={choice} /> : <Days choice={choice} days={days} />)}
      </Part>
    </section>
  );
}

interface DaysProps extends Props {
  days: CalendarDay[];
}

/** From today on; what was, and what is far ahead, is one step away on the page of the whole month. */
function Days({ choice, days }: DaysProps) {
  const { calendar } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const matches = useMemo(() => matchesOf(days), [days]);
  const said = useMatchChanges(matches, list);
  const { earlier, shown, later } = decideNearDays(days, choice);
  const isWhole = useWhole();
  return (
    <div ref={list}>
      <Further choice={choice} days={earlier} textOf={calendar.earlier} />
      {(isWhole ? shown : firstScreen(shown)).map((day) => (
        <Day key={day.day} choice={choice} day={day} />
      ))}
      <Further choice={choice} days={later} textOf={calendar.later} />
      <p className="visuallyHidden" role="status">
        {said}
      </p>
    </div>
  );
}

function Further({ choice, days, textOf }: DaysProps & { textOf: (matches: number) => string }) {
  const [first] = days;
  if (!first) return null;
  return (
    <p className={styles.further}>
      <TextLink href={dayAddress(choice, first.day)}>{textOf(matchesOf(days).length)}</TextLink>
    </p>
  );
}

function Day({ choice, day: { day, competitions } }: Props & { day: CalendarDay }) {
  const { calendar, format } = useTexts();
  const near = nearDay(day, choice.today);
  return (
    <section id={dayAnchor(day)} className={styles.day}>
      <h3>
        {format.day(day)}
        {near ? <small>{calendar.days[near]}</small> : null}
      </h3>
      {competitions.map((round) => (
        <Matches key={`${round.competition.id} ${round.round}`} choice={choice} round={round} />
      ))}
    </section>
  );
}

function Matches({ choice, round: { competition, roundLabel, matches } }: Props & { round: CalendarRound }) {
  const texts = useTexts();
  return (
    <>
      <h4 className={styles.round}>
        <i className={styles.quarter} style={{ background: colorOf(choice, competition.id) }} />
        {competition.label} <small>{roundLabel}</small>
      </h4>
      <MatchList>
        {matches.map((match) => (
          <MatchRow key={match.id} {...decideMatchRow(match, texts)} />
        ))}
      </MatchList>
    </>
  );
}

/** Says what is missing, and what to do about it: without filters if there are any, else on to the next month. */
function NoMatches({ choice }: Props) {
  const { calendar, format } = useTexts();
  const title = calendar.empty(format.month(`${choice.month}-01`));
  if (choice.competition || choice.team) {
    const action = <Button href={withoutFilters(choice)}>{calendar.clearFilters}</Button>;
    return <EmptyState title={title} text={calendar.emptyFiltered} action={action} />;
  }
  const { previous, next } = neighboursOf(choice);
  const month = next ?? previous;
  return (
    <EmptyState
      title={title}
      text={calendar.emptyText}
      action={
        month ? (
          <Button href={monthAddress(choice, month)}>{calendar.goToNext(format.month(`${month}-01`))}</Button>
        ) : undefined
      }
    />
  );
}
