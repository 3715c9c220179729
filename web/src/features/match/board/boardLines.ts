import type { TimelineEvent } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { BoardLine } from "../../../ui/MatchBoard.tsx";
import { goalsOf, isFromPenalty, isOwnGoal, written } from "../course/timelineEntries.ts";

type Options = {
  isHome: boolean;
  texts: Pick<Texts, "match">;
  hrefOf: (player: { id: number; name: string }, isHome: boolean) => string | undefined;
};

const RED_CARDS: ReadonlySet<number> = new Set([3, 6]);

/** Who scored for a side, a line for each, and who of it was sent off. */
export function boardLines(events: TimelineEvent[], { isHome, texts, hrefOf }: Options): BoardLine[] {
  const { board } = texts.match;
  const goals = goalsOf({ events }).filter((goal) => goal.isFromHomeTeam === isHome);
  const lines = new Map<string, BoardLine>();
  for (const goal of goals) {
    const key = goal.player ? `${goal.player.id} ${isOwnGoal(goal)}` : `goal-${goal.id}`;
    const minute = `${written(goal.minute)}${markOf(goal, board)}`;
    const known = lines.get(key);
    lines.set(key, {
      key,
      name: lastNameOf(goal, texts),
      href: goal.player ? hrefOf(goal.player, isOwnGoal(goal) ? !isHome : isHome) : undefined,
      minutes: known ? `${known.minutes}, ${minute}` : minute,
    });
  }
  const sentOff = events
    .filter(({ type, isFromHomeTeam }) => RED_CARDS.has(type) && isFromHomeTeam === isHome)
    .map((event) => ({
      key: `red-${event.id}`,
      name: lastNameOf(event, texts),
      href: event.player ? hrefOf(event.player, isHome) : undefined,
      minutes: written(event.minute),
      redCard: board.sentOff,
    }));
  return [...lines.values(), ...sentOff];
}

/** Boards have room for a last name. */
function lastNameOf({ player }: TimelineEvent, { match }: Pick<Texts, "match">): string {
  return player?.name.split(" ").at(-1) ?? match.course.unknownPlayer;
}

function markOf(goal: TimelineEvent, board: Texts["match"]["board"]): string {
  if (isOwnGoal(goal)) return ` (${board.ownGoal})`;
  return isFromPenalty(goal) ? ` (${board.penalty})` : "";
}
