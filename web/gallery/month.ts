/* A month with days of every kind: without matches, with one, with more than there is room for, and today. */
import type { GridDay, GridMatch } from "../src/ui/MonthGrid";
import { club } from "./league";

const DAYS = ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"];
export const weekdays = DAYS.map((long) => ({ short: `${long.slice(0, 3)}.`, long }));

function gridMatch(home: string, away: string, centre: string, color = "#e1ff19"): GridMatch {
  const [first, second] = [club(home), club(away)];
  return {
    key: `${home}${away}`,
    label: `${first.name} contra ${second.name}, ${centre}`,
    color,
    home: { abbreviation: home, crest: first.crest },
    away: { abbreviation: away, crest: second.crest },
    centre,
    isLive: centre.includes("–") && home === "FAR",
  };
}

const PLAYED: Record<number, Pick<GridDay, "matches" | "more">> = {
  4: { matches: [gridMatch("CAV", "FER", "2–0", "#b450ff"), gridMatch("RIN", "TBE", "4–1", "#b450ff")] },
  14: {
    matches: [gridMatch("FAR", "SMA", "2–1"), gridMatch("PEN", "NOR", "20:30"), gridMatch("LAB", "AMB", "Adi.")],
    more: { text: "+2 jogos", label: "+2 jogos, sábado, 14 de novembro" },
  },
  25: { matches: [gridMatch("MON", "SAL", "–", "#ff5a23")] },
};

export const weeks: GridDay[][] = Array.from({ length: 6 }, (_, week) =>
  Array.from({ length: 7 }, (_unused, index) => {
    const date = new Date(Date.UTC(2026, 9, 26 + week * 7 + index));
    const number = date.getUTCDate();
    const isOutside = date.getUTCMonth() !== 10;
    const played = isOutside ? undefined : PLAYED[number];
    return {
      key: date.toISOString().slice(0, 10),
      number,
      isOutside,
      isToday: !isOutside && number === 14,
      href: played ? "#main" : undefined,
      label: played ? `${number} de novembro` : undefined,
      matches: played?.matches ?? [],
      more: played?.more,
    };
  }),
);
