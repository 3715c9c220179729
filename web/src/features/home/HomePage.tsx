import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import type { Competition } from "../../api/wire.ts";
import type { PageModule } from "../../app/page.ts";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { firstLeagueOf } from "../../football/currentSeason.ts";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { accentStyle } from "../../ui/accent.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Blocks } from "./blocks/Blocks.tsx";
import styles from "./HomePage.module.css";
import { Hero } from "./hero/Hero.tsx";
import { RoundTicker } from "./RoundTicker.tsx";

/** Apart: a page that the server made needs nothing of how it was read. */
const bringLoad = () => import("./loadHome.ts");
export const load: PageModule["load"] = async (args) => (await bringLoad()).load(args);

/** By then the page is there. */
const SETTLED_MS = 1000;

export default function HomePage() {
  const { app, home } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const league = firstLeagueOf(seasons);
  // Whoever comes back here may have no network by then.
  useEffect(() => {
    const timer = setTimeout(() => bringLoad().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={league ? accentStyle(league.color, league.textColor) : undefined}>
      <h1 className="visuallyHidden">{app.name}</h1>
      {/* Nothing here waits: each part comes to life by itself, and whoever touches one has it first. */}
      <Suspense>{league ? <Ticker league={league} /> : null}</Suspense>
      <Suspense>
        <Hero front="home" />
      </Suspense>
      {/* Who could not be asked has not said that nothing is played: the blocks tell that it failed. */}
      {seasons && !league ? (
        <Page className={styles.body}>
          <EmptyState title={home.nothing} text={home.nothingText} />
        </Page>
      ) : null}
      <Rest>
        <Blocks front="home" league={league} />
      </Rest>
    </div>
  );
}

function Ticker({ league }: { league: Competition }) {
  const { data } = useQuery(readCompetition(league.id));
  const round = data && currentRoundOf(data.rounds);
  return round ? <RoundTicker competition={league} round={round} /> : null;
}
