/* What explains a table: the ladder of criteria, the matches between clubs, rounds and places over a season. */

import { ClubLegend } from "../src/ui/ClubLegend";
import { CriteriaLadder, type LadderCell, type LadderStep } from "../src/ui/CriteriaLadder";
import type { ClubMark } from "../src/ui/clubMark";
import { Disclosure } from "../src/ui/Disclosure";
import { type GridMatch, HeadToHeadGrid } from "../src/ui/HeadToHeadGrid";
import { MiniTable } from "../src/ui/MiniTable";
import { PositionChart } from "../src/ui/PositionChart";
import { PositionChartSkeleton } from "../src/ui/PositionChartSkeleton";
import { PositionTable } from "../src/ui/PositionTable";
import { Question } from "../src/ui/Question";
import { RoundSlider } from "../src/ui/RoundSlider";
import { ScrollArea } from "../src/ui/ScrollArea";
import { Section } from "../src/ui/Section";
import styles from "./Gallery.module.css";
import { clubs, mark, signed, texts } from "./league";

const three = ["SMA", "ALV", "CAV"].map(mark);
const runs = (value?: string): LadderCell => (value === undefined ? { kind: "runs" } : { kind: "runs", value });
const placed = (value: string, place: string, isBehind = false): LadderCell => ({
  kind: "placed",
  value,
  place,
  isBehind,
});
const none: LadderCell = { kind: "none" };
const unused = (number: string, title: string): LadderStep => ({
  key: number,
  number,
  title,
  result: "Não foi preciso",
  state: "unused",
  cells: [],
});

const restarted: LadderStep[] = [
  {
    key: "1",
    number: "1",
    title: "Pontos",
    detail: "Todos os jogos",
    result: "3 clubes empatados",
    state: "level",
    cells: [runs("58"), runs("58"), runs("58")],
  },
  {
    key: "2",
    number: "2",
    title: "Pontos nos jogos entre si",
    detail: "6 jogos entre os 3 clubes",
    result: "Santa Maré fica em 5.º",
    state: "parted",
    cells: [placed("8", "5.º"), runs("4"), runs("4")],
  },
  {
    key: "3",
    number: "3",
    title: "Pontos nos jogos entre si, de novo",
    detail: "Só os jogos entre Alvoredo e Castro Vilar",
    result: "Continuam empatados",
    state: "level",
    cells: [none, runs("3"), runs("3")],
  },
  {
    key: "4",
    number: "4",
    title: "Diferença de golos nos jogos entre si",
    detail: "2 jogos entre os 2 clubes",
    result: "Alvoredo fica em 6.º",
    state: "parted",
    cells: [none, placed("+1", "6.º"), placed("−1", "7.º", true)],
  },
  unused("5", "Diferença de golos"),
  unused("6", "Vitórias"),
];

const many = ["RIN", "MON", "DUN", "NOR", "FER", "SAL"].map(mark);
const waiting: LadderStep[] = [
  {
    key: "1",
    number: "1",
    title: "Pontos",
    detail: "Todos os jogos",
    result: "6 clubes empatados",
    state: "level",
    cells: many.map(() => runs("3")),
  },
  {
    key: "2",
    number: "2",
    title: "Diferença de golos nos jogos entre si",
    detail: "0 jogos entre os 6 clubes",
    result: "Só conta quando se jogarem os 30 jogos que faltam entre eles",
    state: "waiting",
    cells: many.map(() => runs()),
  },
  {
    key: "3",
    number: "3",
    title: "Diferença de golos",
    detail: "Todos os jogos",
    result: "Ribeira Nova fica em 1.º · Serra Alta fica em 6.º",
    state: "parted",
    cells: [placed("+3", "1.º"), ...[1, 1, 1, 1].map((value) => runs(`+${value}`)), placed("+0", "6.º", true)],
  },
  {
    key: "level",
    number: "=",
    title: "Nenhum critério os separa: partilham o lugar.",
    result: "",
    state: "level",
    cells: [none, ...[2, 2, 2, 2].map((place) => placed("=", `${place}.º`, true)), none],
  },
];

const played = (score: string, winner: "home" | "away" | "none"): GridMatch[] => [
  { key: score, kind: "played", score, winner },
];
const between: GridMatch[][][] = [
  [[], played("2–1", "home"), played("0–0", "none")],
  [played("1–1", "none"), [], played("2–0", "home")],
  [played("0–1", "away"), [{ key: "ahead", kind: "unplayed" }], []],
];

const rounds = Array.from({ length: 34 }, (_, index) => ({ number: index + 1, label: `Jornada ${index + 1}` }));

/** Places that change a little from round to round: two neighbours swap, always the same ones. */
function seasonOf(marks: ClubMark[]): { club: ClubMark; positions: number[] }[] {
  let order = [...marks];
  const ways = marks.map((club) => ({ club, positions: [] as number[] }));
  for (const { number } of rounds) {
    for (let swap = 0; swap < 3; swap += 1) {
      const at = (number * 7 + swap * 5) % (order.length - 1);
      order = order.toSpliced(at, 2, ...order.slice(at, at + 2).toReversed());
    }
    for (const way of ways) way.positions.push(order.indexOf(way.club) + 1);
  }
  return ways.toSorted((a, b) => (a.positions.at(-1) ?? 0) - (b.positions.at(-1) ?? 0));
}

const season = seasonOf(clubs.map(({ abbreviation }) => mark(abbreviation)));
const chosen = ["RIN", "VAL", "FAR", "NOR", "MON"];

export function ExplainedTable() {
  return (
    <>
      <Section title="Escada de critérios" className={styles.wide}>
        <CriteriaLadder
          caption="Critérios de desempate"
          criterionLabel="Critério"
          resultLabel="Resultado"
          clubs={three}
          steps={restarted}
        />
      </Section>
      <Section title="Escada, seis clubes iguais">
        <CriteriaLadder
          caption="Critérios de desempate, seis clubes"
          criterionLabel="Critério"
          resultLabel="Resultado"
          clubs={many}
          steps={waiting}
        />
      </Section>
      <Section title="Jogos entre eles">
        <HeadToHeadGrid
          caption="Resultados entre os três"
          homeLabel="Casa"
          awayLabel="Fora"
          unplayedLabel="por jogar"
          clubs={three}
          matches={between}
        />
        <MiniTable
          caption="Classificação entre os três"
          texts={{ ...texts, goals: { short: "G", long: "Golos" } }}
          rows={three.map(({ key, crest, name }, index) => ({
            key,
            crest,
            name,
            played: 4,
            won: 2 - index,
            drawn: 1,
            lost: 1 + index,
            goals: `${4 - index}–${2 + index}`,
            goalDifference: signed(2 - 2 * index),
            points: 7 - 3 * index,
          }))}
        />
      </Section>
      <Section title="Pergunta" className={styles.wide}>
        <Question
          ask={(ahead, behind) => `Porque está ${ahead} à frente de ${behind}?`}
          choices={[
            { name: "ahead", label: "O clube da frente", value: "alv", color: "#ff7a1a" },
            { name: "behind", label: "O clube de trás", value: "cav", color: "#7b1636" },
          ]}
          options={clubs.map(({ key, name }) => ({ value: key, label: name }))}
          action="/g/question"
          hidden={{ round: "22" }}
          submitLabel="Perguntar"
        >
          Têm os dois 58 pontos. Alvoredo fica à frente: diferença de golos nos jogos entre si, +1 contra −1.
        </Question>
      </Section>
      <Section title="Jornada a jornada" className={styles.wide}>
        {[0, 21, 33].map((current) => (
          <RoundSlider
            key={current}
            label={`A tabela depois da jornada ${current + 1}`}
            rounds={rounds.map(({ number, label }) => ({
              key: label,
              label,
              href: number <= 22 || current === 33 ? `/g/${number}` : undefined,
            }))}
            current={current}
            isLive={current === 33}
            previous={current > 0 ? { href: `/g/${current}`, label: `Anterior: Jornada ${current}` } : undefined}
            next={current < 21 ? { href: `/g/${current + 2}`, label: `Seguinte: Jornada ${current + 2}` } : undefined}
          />
        ))}
        <ScrollArea label="Gráfico, jornada a jornada" startsAtEnd bleeds>
          <div style={{ minWidth: 920 }}>
            <PositionChart
              label="O lugar de cada clube em 34 jornadas"
              rounds={rounds.map(({ number }) => number)}
              lines={season.map(({ club, positions }) => ({
                ...club,
                positions,
                isChosen: chosen.includes(club.abbreviation),
              }))}
              marked={21}
            />
          </div>
        </ScrollArea>
        <Disclosure id="places" label="Ver os lugares em tabela" detail="de todas as jornadas">
          <PositionTable
            caption="O lugar de cada clube"
            clubLabel="Clube"
            rounds={rounds.slice(0, 8)}
            rows={season
              .slice(0, 6)
              .map(({ club, positions }) => ({ key: club.key, name: club.name, places: positions.slice(0, 8) }))}
          />
        </Disclosure>
      </Section>
      <Section title="Clubes em destaque">
        <ClubLegend
          title="Clubes em destaque, depois da jornada 22"
          clubs={chosen.map((abbreviation, index) => ({
            ...mark(abbreviation),
            value: `${index + 1}.º`,
            detail: "Melhor 1.º, pior 9.º",
            remove: index > 0 ? { href: `/g/without-${abbreviation}`, label: `Tirar ${abbreviation}` } : undefined,
          }))}
        />
      </Section>
      <Section title="A carregar o gráfico">
        <PositionChartSkeleton label="A carregar o gráfico" />
      </Section>
    </>
  );
}
