/* The match page's line-ups and figures, on a page of their own: /gallery.html?view=line-ups. */
import { readableOn } from "../src/ui/accent";
import { Columns } from "../src/ui/Columns";
import { HeadToHead } from "../src/ui/HeadToHead";
import { awayKit, type KitPattern } from "../src/ui/kit";
import { LineUpList } from "../src/ui/LineUpList";
import type { MatchRowProps } from "../src/ui/MatchRow";
import { Page } from "../src/ui/Page";
import { Pitch } from "../src/ui/Pitch";
import { Section } from "../src/ui/Section";
import { Segmented } from "../src/ui/Segmented";
import { type Kick, ShootOut, type ShootOutSide } from "../src/ui/ShootOut";
import { type Stat, StatBars } from "../src/ui/StatBars";
import styles from "./Gallery.module.css";
import { club, mark } from "./league";
import { live, odd, sheets } from "./teamSheets";

const PATTERNS: KitPattern[] = [
  "plain",
  "stripes",
  "hoops",
  "sash",
  "halves",
  "quarters",
  "chevron",
  "sleeves",
  "yoke",
  "wavesash",
];
const TITLES = { starters: "Onze inicial", bench: "Suplentes", extraBench: "Convocados", staff: "Equipa técnica" };
const LONG = "União Desportiva e Recreativa de Vilar do Sal e Marinhas";

/** Ten shirts on the pitch, one player each. */
const wardrobe = PATTERNS.map((pattern) => ({ pattern, first: "#D9142F", second: "#FFFFFF" }));

function stat(label: string, home: number | null, away: number | null, unit = ""): Stat {
  const figure = (value: number | null) => ({
    value,
    text: value === null ? "–" : `${value.toLocaleString("pt-PT")}${unit}`,
  });
  return { key: label, label, home: figure(home), away: figure(away) };
}

const STATS = [
  stat("Posse de bola", 54, 46, "%"),
  stat("Remates", 13, 9),
  stat("Remates à baliza", 6, 4),
  stat("Cantos", 7, 3),
  stat("Passes certos", 84, 79, "%"),
  stat("Bolas recuperadas", 31, 34),
  stat("Foras de jogo", 1, 3),
];
const ODD_STATS = [
  stat("Faltas, empatadas", 8, 8),
  stat("Cartões vermelhos, nenhum", 0, 0),
  stat("Só um lado", 0, 5),
  stat("Metros percorridos por todos os jogadores das duas equipas até agora", 118_402_113, 99_031_777),
  stat("Golos esperados, por saber", null, null),
  stat("Um lado por saber", 3, null),
];

/** `+` scored, `-` missed, `?` about to be taken. */
function kicks(signs: string, takers: string[]): Kick[] {
  const results = { "+": "scored", "-": "missed", "?": "next" } as const;
  const words = { "+": "marcado", "-": "falhado", "?": "a seguir" } as const;
  return ([...signs] as (keyof typeof results)[]).map((sign, index) => ({
    key: String(index),
    result: results[sign],
    taker: takers[index % takers.length] ?? null,
    words: words[sign],
  }));
}

function shooter(key: string, signs: string, takers: string[], emphasis: ShootOutSide["emphasis"]): ShootOutSide {
  return { ...mark(key), kicks: kicks(signs, takers), total: signs.split("+").length - 1, emphasis };
}

const HOME = ["Obando", "Salpico", "Coim", "Arrais", "Marçalo", "Lemoine"];
const AWAY = ["Norberto", "Caldelas", "Etxaniz", "Itaporã", "Belinho", "Halvorsby"];
const SHOOT_OUT = { title: "Penáltis", totalLabel: "Total", openLabel: "por marcar" };

function past(
  key: string,
  date: string,
  year: string,
  home: string,
  away: string,
  goals: [number, number],
): MatchRowProps & { key: string } {
  const side = (abbreviation: string, own: number, other: number) => ({
    name: club(abbreviation).name,
    crest: club(abbreviation).crest,
    redCards: 0,
    emphasis: own < other ? ("muted" as const) : ("normal" as const),
  });
  return {
    key,
    href: `/g/${key}`,
    label: `${date} ${year}: ${club(home).name} ${goals[0]}, ${club(away).name} ${goals[1]}`,
    status: { tone: "muted", text: date, detail: year },
    home: side(home, goals[0], goals[1]),
    away: side(away, goals[1], goals[0]),
    centre: { kind: "score", home: goals[0], away: goals[1] },
  };
}

const outcome = (label: string, count: number, color: string) => ({ label, count, color, onColor: readableOn(color) });

export function MatchLineUps() {
  const far = club("FAR");
  const sma = club("SMA");
  return (
    <main>
      <Page className={styles.sections}>
        <h1 className={styles.title}>Jogo: onzes e números</h1>
        <div className={styles.wide}>
          <Columns
            aside={
              <Section title="Em coluna estreita">
                <Pitch {...live} />
                <StatBars home={far} away={sma} stats={STATS} />
              </Section>
            }
          >
            <Section title="Onzes" className={styles.stack}>
              <Pitch {...live} />
              <LineUpList sides={sheets} titles={TITLES} />
            </Section>
          </Columns>
        </div>
        {Object.entries(odd).map(([key, { title, home, away }]) => (
          <Section key={key} title={title}>
            <Pitch home={home} away={away} />
          </Section>
        ))}
        <Section title="Duas equipas da mesma cor">
          <Pitch
            home={live.home}
            away={{
              ...live.away,
              kit: awayKit(live.home.kit, { pattern: "stripes", first: "#F0BF4C", second: "#7B1636" }),
            }}
          />
        </Section>
        {wardrobe.slice(0, 5).map((kit, index) => (
          <Section key={kit.pattern} title={`${kit.pattern} e ${wardrobe[index + 5]?.pattern}`}>
            <Pitch home={{ ...live.home, kit }} away={{ ...live.away, kit: wardrobe[index + 5] ?? kit }} />
          </Section>
        ))}
        <Section title="Estatísticas">
          <Segmented
            label="Período"
            current="all"
            items={[
              { key: "all", label: "Jogo", href: "/g/all" },
              { key: "first", label: "1.ª parte", href: "/g/first" },
              { key: "second", label: "2.ª parte", href: "/g/second" },
            ]}
          />
          <StatBars home={far} away={sma} stats={STATS} />
        </Section>
        <Section title="Estatísticas, casos raros">
          <StatBars
            home={{ ...far, name: LONG, color: "#FFFFFF" }}
            away={{ ...sma, name: "Clube de Futebol Os Moinhenses do Velho Moinho da Ribeira", color: "#001941" }}
            stats={[...STATS.slice(0, 2), ...ODD_STATS]}
          />
        </Section>
        <Section title="Frente a frente">
          <HeadToHead
            home={outcome("Vitórias Farol", 9, far.color)}
            draws={{ label: "Empates", count: 6 }}
            away={outcome("Vitórias Santa Maré", 8, sma.color)}
            matches={[
              past("1", "14 fev", "2026", "SMA", "FAR", [0, 0]),
              past("2", "20 set", "2025", "FAR", "SMA", [3, 1]),
              past("3", "9 mar", "2025", "SMA", "FAR", [2, 0]),
              past("4", "27 out", "2024", "FAR", "SMA", [1, 1]),
            ]}
          />
        </Section>
        <Section title="Frente a frente, casos raros">
          <div className={styles.stack}>
            <HeadToHead
              home={outcome(`Vitórias ${LONG}`, 1, "#FFFFFF")}
              draws={{ label: "Empates", count: 0 }}
              away={outcome("Vitórias Clube de Futebol Os Moinhenses", 128, "#001941")}
              matches={[past("5", "14 fev", "2026", "RIN", "VAL", [10, 11])]}
            />
            <HeadToHead
              home={outcome("Vitórias Valmarinho", 0, "#1652F0")}
              draws={{ label: "Empates", count: 3 }}
              away={outcome("Vitórias Nortada", 0, "#0B2240")}
              matches={[]}
            />
          </div>
        </Section>
        <Section title="Desempate por penáltis">
          <ShootOut
            {...SHOOT_OUT}
            caption="Farol do Cabo 5, Santa Maré 4"
            note="A partir do 6.º, morte súbita."
            sides={[shooter("FAR", "++-+++", HOME, "winner"), shooter("SMA", "+++-+-", AWAY, "loser")]}
          />
        </Section>
        <Section title="Ao vivo">
          <ShootOut
            {...SHOOT_OUT}
            caption="Em direto: Valmarinho 2, Nortada 1"
            isLive
            sides={[
              shooter("VAL", "+-+", HOME, "plain"),
              shooter("NOR", "-+?", ["Vento", "Brisa", "Um nome mesmo comprido"], "plain"),
            ]}
          />
        </Section>
        <Section title="Trinta penáltis">
          <ShootOut
            {...SHOOT_OUT}
            caption="Monteclaro 14, Bragadouro 13"
            note="A partir do 6.º, morte súbita."
            sides={[
              shooter("MON", "+++++-+++++++++", HOME, "winner"),
              shooter("BRG", "+++++-++++++++-", AWAY, "loser"),
            ]}
          />
        </Section>
        <Section title="Decidido cedo, marcadores por saber">
          <ShootOut
            {...SHOOT_OUT}
            caption="Penha Clara 3, Dunas 0"
            sides={[shooter("PEN", "+++", [], "winner"), shooter("DUN", "---", [], "loser")]}
          />
        </Section>
      </Page>
    </main>
  );
}
