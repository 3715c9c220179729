import { crestOf } from "../../../api/art.ts";
import type { Coach, CoachHistory, Season } from "../../../api/wire.ts";
import { clubHref } from "../../../football/clubHref.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { CareerRow } from "../../../ui/CareerTable.tsx";
import type { BandFigure } from "../../../ui/FigureBand.tsx";

type Said = Pick<Texts, "coach" | "format">;

/** A season in six figures; none before the first match. */
export function coachFigures({ gamesPlayed, won, draw, defeat }: Coach["stats"], texts: Said): BandFigure[] {
  if (gamesPlayed === 0) return [];
  const { format } = texts;
  const labels = texts.coach.figures;
  return [
    { key: "played", value: format.number(gamesPlayed), label: labels.played },
    { key: "won", value: format.number(won), label: labels.won },
    { key: "drawn", value: format.number(draw), label: labels.drawn },
    { key: "lost", value: format.number(defeat), label: labels.lost },
    { key: "share", value: `${format.number((won * 100) / gamesPlayed)}%`, label: labels.share },
    { key: "points", value: format.number((won * 3 + draw) / gamesPlayed, 1), label: labels.points },
  ];
}

/** His seasons and clubs, newest first. */
export function careerRows(history: CoachHistory[], seasons: Season[] | undefined, { format }: Said): CareerRow[] {
  return history
    .flatMap(({ team, seasons: stays }) => stays.map((season) => ({ team, ...season })))
    .sort((a, b) => b.season - a.season || b.order - a.order)
    .map(({ team, season, label, order, position, stats }) => ({
      key: `${season} ${order} ${team.id}`,
      season: label,
      club: { name: team.name, crest: crestOf(team), href: clubHref(team, season, { seasons }) },
      note: position,
      cells: [stats.gamesPlayed, stats.won, stats.draw, stats.defeat].map((figure) => format.number(figure)),
    }));
}
