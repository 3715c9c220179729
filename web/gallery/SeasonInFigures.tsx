/* Rankings, charts and cards: what a competition's tabs are made of. */
import { BarTable } from "../src/ui/BarTable";
import { ChartFigure } from "../src/ui/ChartFigure";
import { ChartSkeleton } from "../src/ui/ChartSkeleton";
import { ClubGrid, ClubGridSkeleton } from "../src/ui/ClubGrid";
import { ColumnChart } from "../src/ui/ColumnChart";
import { Figures } from "../src/ui/Figures";
import { NewsGrid, NewsGridSkeleton } from "../src/ui/NewsGrid";
import { Nominations, NominationsSkeleton } from "../src/ui/Nominations";
import { Pagination } from "../src/ui/Pagination";
import { RankList } from "../src/ui/RankList";
import { RankSkeleton } from "../src/ui/RankSkeleton";
import { Ring } from "../src/ui/Ring";
import { Section } from "../src/ui/Section";
import { ticksTo } from "../src/ui/scale";
import styles from "./Gallery.module.css";
import { club, clubs } from "./league";
import { tiles } from "./pictures";

const COLOURS = ["#FFD21F", "#00A7B5", "#1652F0", "#D9142F", "#0B2240", "#FFFFFF"];
const GOALS = [26, 21, 28, 20, 24, 23, 30, 19, 26, 24, 11];
const few = clubs.slice(0, COLOURS.length);

const columnsOf = (values: number[]) =>
  values.map((value, index) => ({
    key: String(index),
    label: `J${index + 1}`,
    value,
    text: String(value),
    isCurrent: index === values.length - 1,
  }));
const ticks = ticksTo(30).map((value) => ({ value, text: String(value) }));

const official = (role: string, name: string) => ({ key: role, role, name });

export function SeasonInFigures() {
  return (
    <>
      <Section title="Números da época" className={styles.wide}>
        <Figures
          items={[
            { key: "goals", value: "252", label: "golos em 95 jogos" },
            { key: "average", value: "2,7", label: "golos por jogo" },
            { key: "attendance", value: "14\u202f812", label: "assistência média" },
          ]}
        />
        <Figures size="small" items={[{ key: "cards", value: "18", label: "cartões" }]} />
      </Section>
      <Section title="Lista dos melhores">
        <RankList
          label="Golos"
          rows={few.map((one, index) => ({
            key: one.key,
            position: index + 1,
            picture: { src: one.crest, shape: index < 2 ? "crest" : index < 4 ? "portrait" : "place" },
            name: index === 1 ? "Um nome que é muito mais comprido do que todos os outros" : one.name,
            detail: one.stadium,
            href: index % 2 === 0 ? `/g/${one.key}` : undefined,
            value: String(12 - index),
            share: (12 - index) / 12,
            color: COLOURS[index] ?? "#000000",
          }))}
        />
        <RankSkeleton label="A carregar" rows={2} />
      </Section>
      <Section title="Colunas, barras e anel">
        <ChartFigure
          title="Golos por jornada"
          summary="Mais golos: 30, jornada 7."
          table={{
            label: "Ver em tabela",
            caption: "Golos por jornada",
            columns: ["Jornada", "Golos"],
            rows: GOALS.map((goals, index) => ({ key: String(index), cells: [`Jornada ${index + 1}`, String(goals)] })),
          }}
        >
          <ColumnChart columns={columnsOf(GOALS)} ticks={ticks} />
        </ChartFigure>
        <ChartFigure title="Uma época inteira" level={4} summary="Trinta e três jornadas.">
          <ColumnChart columns={columnsOf([...GOALS, ...GOALS, ...GOALS])} ticks={ticks} />
        </ChartFigure>
        <ChartFigure title="Assistência média" summary="Mais público: Farol do Cabo.">
          <BarTable
            caption="Assistência média"
            columns={{ name: "Clube", value: "Espectadores" }}
            rows={few.map((one, index) => ({
              ...one,
              value: String(9000 - 1000 * index),
              share: (9 - index) / 9,
              color: COLOURS[index] ?? "#000000",
            }))}
          />
        </ChartFigure>
        <Ring percent={56} text="56%" label="A bola esteve em jogo 56% do tempo" />
        <ChartSkeleton label="A carregar" height={80} />
      </Section>
      <Section title="Clubes" className={styles.wide}>
        <ClubGrid
          clubs={few.map((one, index) => ({
            key: one.key,
            name: one.name,
            href: `/g/${one.key}`,
            crest: one.crest,
            details: [one.stadium, "Fundado em 1938"],
            colors: { color: COLOURS[index] ?? "#000000", secondary: "#15171C", on: "#001941" },
          }))}
        />
        <ClubGridSkeleton label="A carregar" clubs={2} />
      </Section>
      <Section title="Notícias" className={styles.wide}>
        <NewsGrid
          cards={["Casa cheia, dez anos depois", "Um título que continua por mais linhas do que as três que cabem"].map(
            (title, index) => ({
              key: title,
              href: `/g/${index}`,
              title,
              tag: index === 0 ? "Crónica" : undefined,
              date: { text: "13 nov", iso: "2026-11-13" },
              picture: { src: tiles(8, 5, index + 1), alt: "" },
            }),
          )}
        />
        <NewsGridSkeleton label="A carregar" cards={2} />
        <Pagination
          label="Páginas"
          text="Página 2 de 7"
          previous={{ href: "/g/1", label: "Mais recentes" }}
          next={{ href: "/g/3", label: "Mais antigas" }}
        />
      </Section>
      <Section title="Nomeações" className={styles.wide}>
        <Nominations
          items={[
            {
              key: "1",
              home: club("FAR"),
              away: club("SMA"),
              versus: "contra",
              when: "sáb. 14 nov, às 20:30",
              where: "Estádio do Promontório",
              officials: [
                { ...official("Árbitro", "Martim Granjal"), photo: tiles(2, 2, 3) },
                official("VAR", "Lúcio Pombalinho"),
                official("Observador", "Aires Barcarena"),
              ],
              nobody: "Por nomear",
            },
            {
              key: "2",
              home: club("VAL"),
              away: club("RIN"),
              versus: "contra",
              when: "Por definir",
              officials: [],
              nobody: "Por nomear",
            },
          ]}
        />
        <NominationsSkeleton label="A carregar" matches={1} />
      </Section>
    </>
  );
}
