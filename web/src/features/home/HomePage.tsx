import { useQuery } from "@tanstack/react-query";
import type { Competition } from "../../api/wire.ts";
import type { PageModule } from "../../app/page.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { accentStyle } from "../../ui/accent.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Blocks } from "./blocks/Blocks.tsx";
import { firstLeagueOf } from "./firstLeague.ts";
import styles from "./HomePage.module.css";
import { Hero } from "./hero/Hero.tsx";
import { RoundTicker } from "./RoundTicker.tsx";

/** Apart: a page that the server made needs nothing of how it was read. */
export const load: PageModule["load"] = async (args) => (await import("./loadHome.ts")).load(args);

export default function HomePage() {
  const { app, home } = useTexts();
  const { data: seasons = [] } = useQuery(readSeasons());
  const league = firstLeagueOf(seasons);
  return (
    <div style={league ? accentStyle(league.color, league.textColor) : undefined}>
      <h1 className="visuallyHidden">{app.name}</h1>
      {league ? <Ticker league={league} /> : null}
      <Hero front="home" />
      {league ? null : (
        <Page className={styles.body}>
          <EmptyState title={home.nothing} text={home.nothingText} />
        </Page>
      )}
      <Blocks front="home" league={league} />
    </div>
  );
}

function Ticker({ league }: { league: Competition }) {
  const { data } = useQuery(readCompetition(league.id));
  const round = data && currentRoundOf(data.rounds);
  return round ? <RoundTicker competition={league} round={round} /> : null;
}
