/* Charts and lists of a player's page, in all their states. */
import { BallChart } from "../src/ui/BallChart";
import { ChartFigure } from "../src/ui/ChartFigure";
import { MatchList } from "../src/ui/MatchList";
import { MatchRow } from "../src/ui/MatchRow";
import { PercentileBars } from "../src/ui/PercentileBars";
import { PersonLinks } from "../src/ui/PersonLinks";
import { PersonPair } from "../src/ui/PersonPair";
import { Section } from "../src/ui/Section";
import { VideoGrid, VideoGridSkeleton } from "../src/ui/VideoGrid";
import { asking } from "./embeds";
import styles from "./Gallery.module.css";
import { club, match, matchIds } from "./league";
import { tiles } from "./pictures";

const balls = (goals: number[]) =>
  goals.map((count, index) => ({
    key: String(index),
    label: `J${index + 1}`,
    balls: Math.max(count, 0),
    isOut: count < 0,
    isCurrent: index === goals.length - 1,
  }));
const GOALS = [1, 0, 2, 1, 0, 1, 3, -1, 1, 1, 1];

const COLUMNS = { name: "Estatística", value: "por 90 minutos", percentile: "percentil" };
const LONG = "Uma estatística com um nome que nunca mais acaba";
const mark = (value: string, percentile: number | null) => ({ value, percentile });
const people = [
  { key: "1", name: "Yannick Obando", color: "#FFD21F" },
  { key: "2", name: "Um nome com muitas letras que ocupa mais de uma linha", color: "#0B2240" },
];

const paired = (abbreviation: string, name: string, onColor: string) => ({
  key: abbreviation,
  name,
  href: `/g/${abbreviation}`,
  detail: `${club(abbreviation).name}, avançado, 2026/27`,
  color: club(abbreviation).color,
  onColor,
});

const video = (key: string, label: string) => ({
  key,
  label,
  embedSrc: tiles(8, 5, 2),
  href: "/g/video",
  duration: "00:38",
  tag: "Golo",
  date: { text: "14 nov", iso: "2026-11-14" },
});

export function PlayerParts() {
  const [first = ""] = matchIds;
  return (
    <>
      <Section title="Golos por jornada">
        <ChartFigure title="Liga Atlântica" summary="11 golos em 10 jornadas em que jogou. Riscada, a que não jogou.">
          <BallChart columns={balls(GOALS)} color="#FFD21F" onColor="#001941" />
        </ChartFigure>
        <ChartFigure title="Sem golos, clube branco" summary="Nenhum golo.">
          <BallChart columns={balls([0, 0, -1])} color="#FFFFFF" onColor="#001941" />
        </ChartFigure>
      </Section>
      <Section title="Uma época inteira, sete golos num jogo">
        <BallChart columns={balls([...GOALS, 7, ...GOALS, ...GOALS])} color="#0B2240" onColor="#FAFCFF" />
      </Section>
      <Section title="Entre os da sua posição">
        <PercentileBars
          caption="Percentis"
          columns={COLUMNS}
          people={people.slice(0, 1)}
          rows={[
            { key: "goals", label: "Golos", marks: [mark("0,54", 100)] },
            { key: "none", label: LONG, marks: [mark("0,00", 0)] },
            { key: "unknown", label: "Dribles", marks: [mark("–", null)] },
          ]}
          none="–"
        />
      </Section>
      <Section title="Dois lado a lado">
        <PercentileBars
          caption="Percentis"
          columns={COLUMNS}
          people={people}
          rows={[
            { key: "goals", label: "Golos", marks: [mark("0,54", 93), mark("0,21", 40)] },
            { key: "saves", label: LONG, marks: [mark("–", null), mark("3,69", 71)] },
          ]}
          none="–"
        />
        <PersonPair
          people={[
            { ...paired("FAR", "Yannick Obando", "#001941"), picture: tiles(5, 6, 3) },
            paired("NOR", "Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen", "#FAFCFF"),
          ]}
        />
      </Section>
      <Section title="Escolher alguém">
        <PersonLinks
          label="Jogadores encontrados"
          people={[
            {
              key: "1",
              href: "/g/1",
              name: "Yannick Obando",
              detail: "Avançado, Farol do Cabo",
              picture: tiles(5, 6, 1),
            },
            { key: "2", href: "/g/2", name: "Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen" },
          ]}
        />
      </Section>
      <Section title="Jogo com o que ele fez">
        <MatchList>
          <MatchRow {...match(first)} note="1 golo, 2 assistências, duplo amarelo, 67 min" />
        </MatchList>
      </Section>
      <Section title="Vídeos" className={styles.wide}>
        <VideoGrid
          guard={asking}
          videos={[
            { ...video("1", "Obando empata o clássico de cabeça"), poster: tiles(8, 5, 4) },
            { ...video("2", "Sem imagem"), more: { href: "/g/match", label: "Ver o jogo" } },
          ]}
        />
        <VideoGridSkeleton label="A carregar" videos={1} />
      </Section>
    </>
  );
}
