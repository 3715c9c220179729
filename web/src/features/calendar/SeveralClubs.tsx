import { useState } from "react";
import type { TeamRef } from "../../api/wire.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { feedLinks } from "../../football/feeds.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import styles from "./calendar.module.css";
import { FeedAddress, FeedButtons } from "./FeedButtons.tsx";
import { TEAMS_FEED_PATH, teamsFeedPath } from "./feeds.ts";

interface Props {
  teams: TeamRef[];
  origin: string | undefined;
}

/** One calendar for several clubs. Without scripts it is a form that leads to the calendar itself. */
export function SeveralClubs({ teams, origin }: Props) {
  const { language, texts } = useSite();
  const { calendar } = texts;
  const [chosen, setChosen] = useState<number[]>([]);
  const toggle = (team: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, team] : chosen.filter((id) => id !== team));
  const links =
    origin && chosen.length > 0
      ? feedLinks(origin, teamsFeedPath(chosen.toSorted((a, b) => a - b)), language)
      : undefined;
  return (
    <details className={styles.several}>
      <summary>{calendar.severalClubs}</summary>
      <form method="get" action={TEAMS_FEED_PATH}>
        <fieldset className={styles.clubs}>
          <legend>{calendar.severalClubsText}</legend>
          {teams.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="team"
              value={String(id)}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
        {language === "pt-PT" ? null : <input type="hidden" name="lang" value={language} />}
        <div className={styles.openFeed}>
          <Button type="submit" size="sm">
            {calendar.openFeed}
          </Button>
        </div>
      </form>
      <div className={styles.chosen} aria-live="polite">
        {links ? (
          <>
            <FeedButtons name={calendar.chosenClubs(chosen.length)} links={links} />
            <FeedAddress address={links.web} />
          </>
        ) : null}
      </div>
    </details>
  );
}
