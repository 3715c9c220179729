import { crestOf } from "../../../api/art.ts";
import type { Formation, FormationPlayer, MatchDynamic, TeamRef, TimelineEvent } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { LineUpSide, StarterLine } from "../../../ui/LineUpList.tsx";
import type { Card, LineUpPlayer } from "../../../ui/lineUp.ts";
import { isOwnGoal, isScored, written } from "../course/timelineEntries.ts";

type LineUpTexts = Pick<Texts, "match" | "format">;

/** The numbers of places on a team sheet and of kinds of events, as the wire has them. */
const EXTRA_BENCH: ReadonlySet<number> = new Set([16, 17]);
const SUBSTITUTION = 1;
const CARDS: Record<number, Card> = { 2: "yellow", 3: "red", 6: "secondYellow" };

interface Side {
  team: TeamRef;
  formation: Formation;
  color: string;
  isHome: boolean;
}

interface Context {
  events: MatchDynamic["events"];
  texts: LineUpTexts;
  hrefOf: (player: { id: number; name: string }, isHome: boolean) => string | undefined;
  staffHrefOf?: (person: { id: number }, isHome: boolean) => string | undefined;
}

/** The lines of a side from the goalkeeper to the front. The wire turns those of the visitors round. */
export function linesOf({ formation, isHome }: Pick<Side, "formation" | "isHome">, context: Context): LineUpPlayer[][] {
  const lines = isHome ? formation.lines : formation.lines.toReversed();
  return lines.map((line) => line.map((player) => playerOf(player, isHome, context)));
}

export function sheetOf(side: Side, context: Context): LineUpSide {
  const { team, formation, color, isHome } = side;
  const player = (one: FormationPlayer) => playerOf(one, isHome, context);
  const isExtra = (one: FormationPlayer) => EXTRA_BENCH.has(one.intervenientType);
  return {
    key: String(team.id),
    name: team.name,
    crest: crestOf(team),
    color,
    starters: startersOf(side, context),
    bench: formation.bench.filter((one) => !isExtra(one)).map(player),
    extraBench: formation.bench.filter(isExtra).map(player),
    staff: formation.staff.map(({ id, name, position }) => ({
      id: String(id),
      name,
      role: position,
      href: context.staffHrefOf?.({ id }, isHome),
    })),
  };
}

/** Starters by the line in which they play, where positions are known. */
function startersOf({ formation, isHome }: Side, context: Context): StarterLine[] {
  const lines = isHome ? formation.lines : formation.lines.toReversed();
  const starters = lines.flat();
  const player = (one: FormationPlayer) => playerOf(one, isHome, context);
  const titles = [...new Set(starters.map(({ position }) => position ?? null))];
  if (titles.includes(null)) return [{ key: "all", title: null, players: starters.map(player) }];
  return titles.map((title) => ({
    key: title ?? "",
    title: title && capital(title),
    players: starters.filter(({ position }) => position === title).map(player),
  }));
}

function playerOf(player: FormationPlayer, isHome: boolean, { events, texts, hrefOf }: Context): LineUpPlayer {
  const { id, name, shirtName, kitNumber, captain, rating } = player;
  const own = events.filter((event) => event.player?.id === id);
  const goals = own.filter((event) => isInPlay(event) && isScored(event) && !isOwnGoal(event)).length;
  const ownGoals = own.filter(isOwnGoal).length;
  const cards = own.flatMap(({ type }) => CARDS[type] ?? []);
  const on = minuteOf(own.find(({ type }) => type === SUBSTITUTION));
  const off = minuteOf(events.find(({ type, relatedPlayer }) => type === SUBSTITUTION && relatedPlayer?.id === id));
  const marks = {
    isCaptain: captain,
    goals,
    ownGoals,
    // The second yellow card stands for both.
    cards: cards.includes("secondYellow") ? cards.filter((card) => card !== "yellow") : cards,
    on,
    off,
    rating: typeof rating === "number" ? texts.format.number(rating, 1) : null,
  };
  return {
    id: String(id),
    name,
    shirtName,
    number: kitNumber ?? null,
    ...marks,
    words: inWords({ name, number: kitNumber ?? null, ...marks }, texts),
    href: hrefOf({ id, name }, isHome),
  };
}

/** Kicks of a shoot-out have no minute. */
function isInPlay({ minute }: TimelineEvent): boolean {
  return minute !== "";
}

function minuteOf(event: TimelineEvent | undefined): string | null {
  return event ? written(event.minute) : null;
}

type Marked = Omit<LineUpPlayer, "id" | "shirtName" | "words" | "href">;

/** All that becomes of a player, for those who hear it. */
function inWords(player: Marked, { match }: LineUpTexts): string {
  const { lineUps } = match;
  const { name, number, isCaptain, goals, ownGoals, cards, on, off, rating } = player;
  return [
    number === null ? name : `${number} ${name}`,
    isCaptain && lineUps.captain,
    goals > 0 && lineUps.goals(goals),
    ownGoals > 0 && lineUps.ownGoals(ownGoals),
    ...cards.map((card) => lineUps.cards[card]),
    on !== null && lineUps.on(on),
    off !== null && lineUps.off(off),
    rating !== null && lineUps.rating(rating),
  ]
    .filter(Boolean)
    .join(", ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
