import { Bracket, type BracketColumn } from "../src/ui/Bracket";
import { Chips } from "../src/ui/Chips";
import { Section } from "../src/ui/Section";
import type { TieCardProps, TieSide } from "../src/ui/TieCard";
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

export function KnockOut() {
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
