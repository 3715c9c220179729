import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons } from "../../football/queries.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Select } from "../../ui/Select.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import styles from "./calendar.module.css";
import type { CalendarChoice } from "./calendarChoice.ts";
import { SUBSCRIBE_ANCHOR } from "./Subscribe.tsx";

/** Title, season, and what can be done with the whole calendar. */
export function CalendarHeader({ choice, hasFeeds }: { choice: CalendarChoice; hasFeeds: boolean }) {
  const { calendar } = useTexts();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{calendar.title}</h1>
      <div className={styles.actions}>
        <SeasonSelect choice={choice} />
        {hasFeeds ? (
          <Button size="sm" variant="secondary" href={`#${SUBSCRIBE_ANCHOR}`}>
            <Icon name="calendar" size={16} />
            {calendar.subscribe}
          </Button>
        ) : null}
        <ShareButton
          label={calendar.share}
          title={calendar.title}
          copyTexts={{ copied: calendar.copied, failed: calendar.copyFailed }}
        />
      </div>
    </header>
  );
}

/** A competition goes along into another season if it is played in all of them; a club may not have been there. */
function SeasonSelect({ choice: { season, competition, view } }: { choice: CalendarChoice }) {
  const { app, calendar } = useTexts();
  const { data: seasons = [] } = useQuery(readSeasons());
  if (seasons.length < 2) return null;
  const isEverywhere = seasons.every(({ competitions }) => competitions.some(({ id }) => id === competition?.id));
  const hidden = { ...(competition && isEverywhere ? { competition: competition.id } : {}), ...(view ? { view } : {}) };
  return (
    <Select
      name="season"
      label={calendar.season}
      isLabelHidden
      value={String(season.id)}
      options={seasons.map(({ id, label }) => ({ value: String(id), label }))}
      action={paths.calendar()}
      hidden={hidden}
      submitLabel={app.apply}
    />
  );
}
