import type { MatchDynamic, MatchStatic, TimelineEvent } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import { decideStatus, scoreOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { goalsOf } from "../course/timelineEntries.ts";
import { boardState } from "./boardState.ts";

type SaidTexts = Pick<Texts, "football" | "format" | "match">;

const RED_CARDS: ReadonlySet<number> = new Set([3, 6]);

/** What is to be said aloud of a change: a sentence for each goal and red card, and one for a new state. The clock is no news. */
export function saidOf(match: MatchStatic, before: MatchDynamic, now: MatchDynamic, texts: SaidTexts): string {
  const { said } = texts.match;
  const known = new Set(before.events.map(keyOf));
  const isNew = (event: TimelineEvent) => !known.has(keyOf(event));
  const clubOf = ({ isFromHomeTeam }: TimelineEvent) => (isFromHomeTeam ? match.homeTeam : match.awayTeam).name;
  const goals = goalsOf(now)
    .filter(isNew)
    .map((goal) => {
      const score = (goal.score ?? scoreText(now)).replace("-", "–");
      return goal.player ? said.goal(clubOf(goal), goal.player.name, score) : said.goalOfNobody(clubOf(goal), score);
    });
  const cards = now.events
    .filter((event) => RED_CARDS.has(event.type) && isNew(event))
    .map((card) => said.redCard(clubOf(card), card.player?.name ?? texts.match.course.unknownPlayer));
  const isOther = before.status !== now.status || before.subStatus !== now.subStatus;
  const isCorrected = goals.length === 0 && scoreText(before) !== scoreText(now);
  const state = isOther || isCorrected ? [said.state(stateOf(match, now, texts), scoreText(now))] : [];
  return [...goals, ...cards, ...state].join(" ");
}

/** In play the part of the match, else what its board says. */
function stateOf(match: MatchStatic, now: MatchDynamic, texts: SaidTexts): string {
  const whole = { ...match, ...now };
  const state = matchStateOf(now);
  const { detail } = decideStatus(whole, state, texts);
  return (state.kind === "live" && detail) || boardState(whole, texts).text;
}

/** Numbers are given anew when events are told anew; who did what and when is not. */
function keyOf({ type, minute, player, isFromHomeTeam }: TimelineEvent): string {
  return [type, minute, player?.id, isFromHomeTeam].join(" ");
}

function scoreText(match: MatchDynamic): string {
  const score = scoreOf(match);
  return score ? `${score.home}–${score.away}` : "";
}
