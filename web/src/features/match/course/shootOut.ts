import type { MatchDynamic, TimelineEvent } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { ClubMark } from "../../../ui/clubMark.ts";
import type { Kick, ShootOutSide } from "../../../ui/ShootOut.tsx";
import { isScored, kicksOf } from "./timelineEntries.ts";

type Side = "home" | "away";

/** A shoot-out kick by kick; `undefined` where there is none. */
export function shootOutSides(
  match: MatchDynamic,
  clubs: Record<Side, ClubMark>,
  { match: texts }: Pick<Texts, "match">,
): [ShootOutSide, ShootOutSide] | undefined {
  const kicks = kicksOf(match);
  const isOn = isShootOutOn(match);
  if (kicks.length === 0 && !isOn) return undefined;
  const totals: Record<Side, number> = { home: 0, away: 0 };
  const taken: Record<Side, Kick[]> = { home: [], away: [] };
  for (const kick of kicks) {
    const side = kick.isFromHomeTeam ? "home" : "away";
    if (isScored(kick)) totals[side] += 1;
    taken[side].push(kickOf(kick, `${totals.home}–${totals.away}`, texts));
  }
  if (isOn) {
    const next = nextOf(kicks);
    taken[next].push({ key: "next", result: "next", taker: null, words: texts.shootOut.next });
  }
  const total = (side: Side) => match[side === "home" ? "homePenaltyGoals" : "awayPenaltyGoals"] ?? totals[side];
  const emphasis = (own: number, other: number) => (isOn || own === other ? "plain" : own > other ? "winner" : "loser");
  const [home, away] = [total("home"), total("away")];
  return [
    { ...clubs.home, kicks: taken.home, total: home, emphasis: emphasis(home, away) },
    { ...clubs.away, kicks: taken.away, total: away, emphasis: emphasis(away, home) },
  ];
}

export function isShootOutOn(match: Pick<MatchDynamic, "status" | "subStatus">): boolean {
  const state = matchStateOf(match);
  return state.kind === "live" && state.phase === "penalties";
}

/** Sides take turns; who begins is told by the first kick. */
function nextOf(kicks: TimelineEvent[]): Side {
  const last = kicks.at(-1);
  if (!last) return "home";
  return last.isFromHomeTeam ? "away" : "home";
}

function kickOf(kick: TimelineEvent, score: string, { shootOut }: Texts["match"]): Kick {
  const hasScored = isScored(kick);
  return {
    key: String(kick.id),
    result: hasScored ? "scored" : "missed",
    taker: kick.player?.name ?? null,
    words: hasScored ? shootOut.scored(score) : shootOut.missed,
  };
}
