import type { Competition } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { seasonLabel } from "../../football/rounds.ts";
import { LiveDot } from "../../ui/LiveDot.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./CompetitionBand.module.css";

interface Props {
  competitions: Competition[];
  current: string;
}

/** Every competition of the season, right under the poster. */
export function CompetitionBand({ competitions, current }: Props) {
  const { app, home } = useTexts();
  return (
    <nav className={styles.band} data-theme="dark" aria-label={home.competitions}>
      <Page>
        <ul className={styles.list}>
          {competitions.map((competition) => (
            <li key={competition.id}>
              <a
                className={styles.link}
                href={paths.competition(competition.id)}
                style={competition.id === current ? { borderTopColor: competition.color } : undefined}
              >
                <img src={competition.logoSmall} width="40" height="40" alt="" />
                <span>
                  <b>{competition.label}</b>
                  <small className={competition.hasMatchesLive ? styles.live : undefined}>
                    {competition.hasMatchesLive ? <LiveDot /> : null}
                    {competition.liveMatches > 0
                      ? app.liveCount(competition.liveMatches)
                      : seasonLabel(competition.seasonId)}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}
