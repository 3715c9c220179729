import { useTexts } from "../../app/SiteContext.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { CareerTab } from "./career/CareerTab.tsx";
import { CompareTab } from "./compare/CompareTab.tsx";
import { MatchesTab } from "./matches/MatchesTab.tsx";
import { NewsTab } from "./news/NewsTab.tsx";
import { Opening } from "./Opening.tsx";
import styles from "./player.module.css";
import { Switches } from "./Switches.tsx";
import { SeasonTab } from "./season/SeasonTab.tsx";
import { tabsOf } from "./tabs.ts";
import { usePlayer } from "./usePlayer.ts";
import { VideosTab } from "./videos/VideosTab.tsx";

export { isValid, load } from "./loadPlayer.ts";

/** A player in one season at one team: his poster, his tabs, and the tab that the address asks for. */
export default function PlayerPage() {
  const texts = useTexts();
  const { player, view } = usePlayer();
  const switches = <Switches player={player} view={view} />;
  return (
    <>
      <Opening player={player} view={view} />
      <PageTabs label={texts.player.tabs} items={tabsOf(player, texts)} current={view.tab} aside={switches} />
      <Page className={styles.body}>
        <div className={styles.narrowSwitches}>{switches}</div>
        <Tab key={`${player.id} ${player.season} ${player.team.id}`} player={player} view={view} />
      </Page>
    </>
  );
}

function Tab({ player, view }: ReturnType<typeof usePlayer>) {
  switch (view.tab) {
    case "season":
      return <SeasonTab player={player} competition={view.competition} />;
    case "matches":
      return <MatchesTab player={player} competition={view.competition} />;
    case "career":
      return <CareerTab player={player} />;
    case "videos":
      return <VideosTab player={player} page={view.page} />;
    case "news":
      return <NewsTab player={player} page={view.page} />;
    case "compare":
      return <CompareTab player={player} other={view.other} q={view.q} />;
  }
}
