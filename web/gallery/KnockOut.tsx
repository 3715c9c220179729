import { readableOn } from "../src/ui/accent";
import { Bracket, type BracketColumn } from "../src/ui/Bracket";
import { Chips } from "../src/ui/Chips";
import { GroupHeading } from "../src/ui/GroupHeading";
import { Section } from "../src/ui/Section";
import { type BoardSide, TieBoard, type TieStep } from "../src/ui/TieBoard";
import { TieBoardSkeleton } from "../src/ui/TieBoardSkeleton";
import type { TieCardProps, TieSide } from "../src/ui/TieCard";
import { TieTotal } from "../src/ui/TieTotal";
import styles from "./Gallery.module.css";
import { clubs } from "./league";

type Club = (typeof clubs)[number];

function side(key: string, club: Club | undefined, more: Partial<TieSide> = {}): TieSide {
  return {
    key,
    name: club?.name ?? "Valmarinho ou o clube com o nome mais comprido",
    crest: club?.crest,
    color: "#0b3d91",
    legs: [],
    emphasis: club ? "plain" : "open",
    ...more,
  };
}

function tie(anchor: string, status: TieCardProps["status"], sides: [TieSide, TieSide]): TieCardProps {
  const columns = sides[0].legs.length > 0 ? ["1.ª", "2.ª", "Total"] : [];
  return { anchor, label: sides.map(({ name }) => name).join(" – "), href: "/g/tie", status, columns, sides };
}

const [a, b, c, d] = clubs;

/** Every state of a tie, in a bracket of three. */
const columns: BracketColumn[] = [
  {
    key: "semi",
    title: "Meias-finais",
    dates: "3 a 10 mar",
    isCurrent: true,
    isChosen: true,
    ties: [
      {
        ...tie("g-1", { tone: "plain", text: "g.p. 5–4" }, [
          side("home", a, { legs: ["2", "0"], total: "2", emphasis: "loser" }),
          side("away", b, { legs: ["1", "1"], total: "2", emphasis: "winner" }),
        ]),
        slot: 0,
        followed: "away",
        next: { text: "Segue para: Final", href: "/g/final" },
      },
      {
        ...tie("g-2", { tone: "live", text: "78'", detail: "2.ª mão" }, [
          side("home", c, { legs: ["1", "1"], total: "2" }),
          side("away", d, { legs: ["1", "0"], total: "1" }),
        ]),
        slot: 1,
        isChosen: true,
      },
    ],
  },
  {
    key: "final",
    title: "Final",
    isCurrent: false,
    isChosen: false,
    ties: [
      {
        ...tie("g-3", { tone: "muted", text: "Por decidir" }, [side("home", b), side("away", undefined)]),
        slot: 0,
        home: "followed",
        away: "open",
      },
    ],
  },
];

function boardSide(club: Club | undefined, more: Partial<BoardSide> = {}): BoardSide {
  const { name = "", crest = "", color = "#001941" } = club ?? {};
  return { name, crest, color, onColor: readableOn(color), ...more };
}

const step = (title: string, text: string, state: TieStep["state"]): TieStep => ({ key: title, title, text, state });

/** The board in play, ahead with the longest names and a navy club, and over. */
function Boards() {
  const common = { stepsLabel: "Passos", place: "Estádio da Ribeira, Canal Onda" };
  return (
    <>
      <TieBoard
        {...common}
        label="Em direto"
        stage="Meias-finais"
        href="/g/tie"
        leg="2.ª mão"
        score="1–1"
        description="1–1 ao minuto 78"
        home={boardSide(a)}
        away={boardSide(b)}
        state={{ tone: "live", text: "78’" }}
        centre={{ kind: "score", home: 1, away: 1 }}
        total={{ label: "Total", home: 2, away: 2 }}
        steps={[
          step("1.ª mão", "FAR 1–1 RIN, 3 mar", "done"),
          step("2.ª mão", "RIN 1–1 FAR, 78’", "now"),
          step("Prolongamento", "Se acabasse agora", "ahead"),
          step("Penáltis", "Se continuar 2–2", "ahead"),
        ]}
      />
      <TieBoard
        {...common}
        label="A seguir"
        stage="Quartos de final"
        description="A seguir"
        home={boardSide(c, { name: "Associação Desportiva de Vila Nova do Promontório" })}
        away={boardSide(d, { color: "#001941", onColor: "#fafcff" })}
        state={{ tone: "plain", text: "qua. 10 mar" }}
        centre={{ kind: "time", text: "20:15" }}
        steps={[
          step("Jogo", "qua. 10 mar, 20:15", "ahead"),
          step("Prolongamento", "Se acabar empatado", "ahead"),
          step("Penáltis", "Se continuar igual", "ahead"),
        ]}
      />
      <TieBoard
        {...common}
        label="Como acabou"
        stage="Final"
        description="Como acabou"
        home={boardSide(b, { note: "Vencedor" })}
        away={boardSide(c)}
        state={{ tone: "warn", text: "Suspenso" }}
        centre={{ kind: "none" }}
        steps={[step("Jogo", "RIN 2–0 FAR, 17 jan", "done")]}
      />
      <TieBoardSkeleton label="A carregar a eliminatória" />
    </>
  );
}

export function KnockOut() {
  return (
    <>
      <Drawn />
      <Section title="Eliminatória do momento" className={styles.wide}>
        <Boards />
      </Section>
      <Section title="Como se decidiu">
        <TieTotal total="2–2" text="no total, depois de 210 minutos. Farol do Cabo passa por 5–4 nos penáltis." />
        <TieTotal text="Ainda não se sabe quem joga." />
        <GroupHeading label="Grupo A" matches="Jogos" href="/g/group" />
      </Section>
    </>
  );
}

function Drawn() {
  const stages = columns.map(({ key, title }) => ({ key, label: title, href: `/g/${key}` }));
  return (
    <Section title="Quadro" className={styles.wide}>
      <Bracket
        label="Quadro"
        rows={2}
        followedColor="#0b3d91"
        columns={columns}
        stages={<Chips label="Fases" current="semi" items={stages} />}
      />
    </Section>
  );
}
