import { drawnCrestOf } from "../../../api/art.ts";
import type { CompetitionDetail, Match, TeamInfo } from "../../../api/wire.ts";
import { tells } from "../../../app/tells.ts";
import { matchPath } from "../../../football/matchPath.ts";
import { describeMatch, kickOffOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";

interface Around {
  info: Pick<TeamInfo, "competitions">;
  competition: Pick<CompetitionDetail, "id" | "rounds">;
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The next match as a card. A round is named where it belongs to the competition that is shown, else its competition. */
export function fixtureOf(match: Match, { info, competition }: Around, texts: Pick<Texts, "football" | "format">) {
  const { football, format } = texts;
  const isOwn = match.competition === competition.id;
  const round = competition.rounds.find(({ number }) => number === match.round)?.label;
  const lead = isOwn ? round && lowered(round) : info.competitions.find(({ id }) => id === match.competition)?.label;
  const time = kickOffOf(match, format);
  const day = match.date ? format.day(match.date) : undefined;
  const side = (team: Match["homeTeam"]) => ({ name: team.name, crest: drawnCrestOf(team) });
  return {
    lead,
    href: matchPath(match),
    data: tells("next_match", { id: match.id, name: `${match.homeTeam.name} – ${match.awayTeam.name}` }),
    linkLabel: describeMatch(match, texts),
    home: side(match.homeTeam),
    away: side(match.awayTeam),
    centre: time ?? "–",
    // A day that is not fixed is not said as if it were.
    when: time ? day : football.undefinedDay,
    place: [match.stadium?.name, match.transmission].filter(Boolean).join(", ") || undefined,
  };
}
