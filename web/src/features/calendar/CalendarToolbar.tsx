import { useQuery } from "@tanstack/react-query";
import type { TeamRef } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./calendar.module.css";
import { type CalendarChoice, type CalendarView, calendarAddress } from "./calendarChoice.ts";
import { monthAddress, neighboursOf, todayAddress, withoutFilters } from "./calendarLinks.ts";
import { MyClubs } from "./MyClubs.tsx";
import { monthOf } from "./months.ts";
import { readCalendarTeams } from "./queries.ts";
import { useChosenClub } from "./useChosenClub.ts";
import { useMyClubs } from "./useMyClubs.ts";

interface Props {
  choice: CalendarChoice;
}

/** Which month is shown, and what of it. Every choice is an address. */
export function CalendarToolbar({ choice }: Props) {
  const { calendar } = useTexts();
  const { competition, team } = choice;
  return (
    <div className={styles.toolbar} data-keeps-place="">
      <Months choice={choice} />
      <div className={styles.filters}>
        <CompetitionSelect choice={choice} />
        <TeamSelect choice={choice} />
        <Views choice={choice} />
        <MyClubs choice={choice} />
        {competition || team ? (
          <Button size="sm" variant="quiet" href={withoutFilters(choice)}>
            {calendar.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Months({ choice }: Props) {
  const { calendar, format } = useTexts();
  const { previous, next } = neighboursOf(choice);
  const nameOf = (month: string) => format.month(`${month}-01`);
  return (
    <div className={styles.months}>
      {previous ? (
        <IconButton
          icon="chevronLeft"
          label={calendar.previousMonth(nameOf(previous))}
          href={monthAddress(choice, previous)}
        />
      ) : (
        <span className={styles.noMonth} />
      )}
      <h2 className={styles.month}>{nameOf(choice.month)}</h2>
      {next ? (
        <IconButton icon="chevronRight" label={calendar.nextMonth(nameOf(next))} href={monthAddress(choice, next)} />
      ) : (
        <span className={styles.noMonth} />
      )}
      <Button
        size="sm"
        variant="secondary"
        href={todayAddress(choice)}
        aria-current={choice.today && monthOf(choice.today) === choice.month ? "date" : undefined}
      >
        {calendar.today}
      </Button>
    </div>
  );
}

/** What a form would lose of the address. */
function hiddenOf(filters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function actionOf(choice: CalendarChoice): string {
  return calendarAddress({ ...choice, competition: undefined, team: undefined, view: undefined });
}

function CompetitionSelect({ choice }: Props) {
  const { app, calendar } = useTexts();
  const { season, competition, team, view } = choice;
  return (
    <Select
      name="competition"
      label={calendar.competition}
      isLabelHidden
      value={competition?.id ?? ""}
      options={[
        { value: "", label: calendar.allCompetitions },
        ...season.competitions.map(({ id, label }) => ({ value: id, label })),
      ]}
      action={actionOf(choice)}
      hidden={hiddenOf({ team, view })}
      submitLabel={app.apply}
    />
  );
}

function TeamSelect({ choice }: Props) {
  const { app, calendar } = useTexts();
  const { season, competition, team, view } = choice;
  const { data: teams = [] } = useQuery(readCalendarTeams(season.id, competition?.id));
  const club = useChosenClub(choice);
  const isListed = teams.some(({ id }) => String(id) === team);
  const mine = useMyClubs(choice);
  const others = (club && !isListed ? [club, ...teams] : teams).filter((one) => !mine.includes(one));
  const optionsOf = (some: TeamRef[]) => some.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      name="team"
      label={calendar.club}
      isLabelHidden
      value={team ?? ""}
      options={[{ value: "", label: calendar.allClubs }, ...optionsOf(others)]}
      favourites={mine.length > 0 ? { label: calendar.myClubs(mine.length), options: optionsOf(mine) } : undefined}
      action={actionOf(choice)}
      hidden={hiddenOf({ competition: competition?.id, view })}
      submitLabel={app.apply}
    />
  );
}

/** Without a choice a wide screen shows the month and a narrow one the list, and each says so. */
function Views({ choice }: Props) {
  if (choice.view) return <ViewSwitch choice={choice} current={choice.view} />;
  return (
    <>
      <div className={styles.whenWide}>
        <ViewSwitch choice={choice} current="month" />
      </div>
      <div className={styles.whenNarrow}>
        <ViewSwitch choice={choice} current="list" />
      </div>
    </>
  );
}

function ViewSwitch({ choice, current }: Props & { current: CalendarView }) {
  const { calendar } = useTexts();
  return (
    <Segmented
      label={calendar.view}
      current={current}
      items={(["month", "list"] as const).map((view) => ({
        key: view,
        label: calendar.views[view],
        href: calendarAddress({ ...choice, view }),
      }))}
    />
  );
}
