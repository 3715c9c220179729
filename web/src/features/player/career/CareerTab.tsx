import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerHistory } from "../../../football/playerQueries.ts";
import { Columns } from "../../../ui/Columns.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { FigureBand } from "../../../ui/FigureBand.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { About } from "../About.tsx";
import { profileOf } from "../facts.ts";
import styles from "../player.module.css";
import { CareerPanel } from "./CareerPanel.tsx";
import { spellsOf, totalsOf } from "./spells.ts";

/** All seasons and clubs, and who he is. */
export function CareerTab({ player }: { player: Player }) {
  const texts = useTexts();
  const { career, facts } = texts.player;
  const { data: history } = useQuery(readPlayerHistory(player.id));
  const totals = totalsOf(spellsOf(history ?? []));
  const figures = [
    { key: "matches", label: career.matches.long, value: totals.matches },
    { key: "goals", label: career.goals.long, value: totals.goals },
    { key: "seasons", label: career.seasons, value: totals.seasons },
    { key: "clubs", label: career.clubs, value: totals.clubs },
  ];
  return (
    <>
      {history ? (
        <FigureBand figures={figures.map((one) => ({ ...one, value: texts.format.number(one.value) }))} />
      ) : (
        <div className={styles.bandRoom} />
      )}
      <div className={styles.first}>
        <Columns
          aside={
            <>
              <Panel title={facts.title} level={2}>
                <FactList facts={profileOf(player, texts)} />
              </Panel>
              <About player={player} />
            </>
          }
        >
          <CareerPanel player={player} />
        </Columns>
      </div>
    </>
  );
}
