/* What the pages of coaches and officials draw beside the person. */
import { clubStyle } from "../src/ui/accent";
import { CardStack } from "../src/ui/CardStack";
import { ChartFigure } from "../src/ui/ChartFigure";
import { DifferenceChart } from "../src/ui/DifferenceChart";
import { MarkBars } from "../src/ui/MarkBars";
import { Page } from "../src/ui/Page";
import { Panel } from "../src/ui/Panel";
import { PersonList } from "../src/ui/PersonList";
import styles from "./Gallery.module.css";
import { club } from "./league";
import { tiles } from "./pictures";

const RIVALS = ["SMA", "VAL", "RIN", "NOR", "SAL", "CAV", "ALV", "PEN", "MON", "OLG"];
const DIFFERENCES = [1, -1, 0, 2, 3, -2, 1, 0, 1, 1, -1, 0, 0, 2, 1, 3, 1, 3, 0, 1];

const differences = DIFFERENCES.map((value, index) => ({
  key: String(index),
  value,
  text: value > 0 ? `+${value}` : String(value).replace("-", "−"),
  crest: club(RIVALS[index % RIVALS.length] ?? "FAR").crest,
  isLive: index === DIFFERENCES.length - 1,
}));

const cards = [4, 3, 7, 2, 6, 3, 4, 2, 3, 0, 13].map((yellow, index) => ({
  key: String(index),
  label: `J${index + 1}`,
  yellow,
  secondYellow: index === 4 ? 1 : 0,
  red: index === 2 || index === 10 ? 2 : 0,
}));

const useful = [54, 58, 51, 60, 48, 100].map((value, index) => ({
  key: String(index),
  label: `J${index + 1}`,
  name: `${club(RIVALS[index] ?? "FAR").name} – ${club("FAR").name}`,
  crests: [club(RIVALS[index] ?? "FAR").crest, club("FAR").crest],
  value,
  text: `${value}%`,
}));

export function InCharge() {
  return (
    <main>
      <Page className={styles.sections}>
        <div style={clubStyle("#FFD21F", "#15171C", "#001941")}>
          <ChartFigure title="Diferença de golos" summary="Onze vitórias, seis empates, três derrotas.">
            <DifferenceChart columns={differences} />
          </ChartFigure>
        </div>
        <div style={clubStyle("#FFFFFF", "#FFFFFF", "#001941")}>
          <DifferenceChart columns={differences.slice(0, 3)} />
        </div>
        <DifferenceChart columns={differences.slice(1, 2)} />
        <ChartFigure title="Cartões" summary="3,8 por jogo.">
          <CardStack columns={cards} />
        </ChartFigure>
        <CardStack columns={cards.slice(0, 1)} />
        <Panel title="Tempo útil" text="A linha é a média, 56%.">
          <MarkBars caption="Tempo útil" columns={{ name: "Jogo", value: "Parte" }} rows={useful} mark={56} />
        </Panel>
        <Panel title="Sem média">
          <MarkBars caption="Tempo útil" columns={{ name: "Jogo", value: "Parte" }} rows={useful.slice(0, 2)} />
        </Panel>
        <Panel title="Equipa técnica">
          <PersonList
            items={[
              { key: "a", name: "Salomé Vidago", detail: "Treinadora adjunta", photo: tiles(5, 6, 3), href: "/g/a" },
              { key: "b", name: "Jaime Portinho", detail: "Guarda-redes" },
              {
                key: "c",
                name: "Maximiliano-Alexandre Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen",
                detail: "Responsável pela análise, até 12 jan",
                href: "/g/c",
              },
            ]}
          />
        </Panel>
      </Page>
    </main>
  );
}
