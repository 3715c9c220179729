import type { ComponentProps } from "react";
import { crestOf } from "../../../api/art.ts";
import type { Match, Standings } from "../../../api/wire.ts";
import { tells } from "../../../app/tells.ts";
import { matchesAhead } from "../../../football/matchesAround.ts";
import { matchPath } from "../../../football/matchPath.ts";
import { isLive, isOver, matchStateOf } from "../../../football/matchState.ts";
import { decideStatus, kickOffOf, scoreOf } from "../../../football/matchWords.ts";
import { formOf } from "../../../football/standingsRows.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { ClubBand } from "../../../ui/ClubBand.tsx";
import { Crest } from "../../../ui/Crest.tsx";
import { FormPills } from "../../../ui/FormPills.tsx";

type Facts = ComponentProps<typeof ClubBand>["facts"];

/** What a fan asks first: what is on or was last, what comes next, where the club stands, how it has been doing. */
export function clubFacts(club: number, matches: Match[], standings: Standings | undefined, texts: Texts): Facts {
  const { club: words } = texts.front;
  const live = matches.find(isLive);
  const last = live ? undefined : matches.findLast(isOver);
  const [next] = matchesAhead(matches);
  const row = standings?.standings.flatMap((table) => table.standings).find(({ team }) => team.id === club);
  const form = row && formOf(row, texts);
  const day = (match: Match) => (match.date ? texts.format.day(match.date) : texts.football.status.undefinedDate);
  const hour = next && kickOffOf(next, texts.format);
  return [
    ...(live ? [{ key: "now", label: words.now, value: liveText(live, club, texts), href: matchPath(live) }] : []),
    ...(last
      ? [{ key: "last", label: words.last(day(last)), value: resultOf(last, club), href: matchPath(last) }]
      : []),
    ...(next
      ? [
          {
            key: "next",
            label: words.next([day(next), hour].filter(Boolean).join(", ")),
            value: <Opponent match={next} club={club} texts={texts} />,
            href: matchPath(next),
            data: tells("next_match", { id: next.id, name: `${next.homeTeam.name} – ${next.awayTeam.name}` }),
          },
        ]
      : []),
    ...(row ? [{ key: "position", label: words.position, value: words.positionOf(row.position, row.points) }] : []),
    ...(form?.form && form.form.length > 0
      ? [
          {
            key: "form",
            label: words.form,
            value: <FormPills label={form.formLabel ?? words.form} results={form.form} />,
          },
        ]
      : []),
  ];
}

const otherOf = ({ homeTeam, awayTeam }: Match, club: number) => (homeTeam.id === club ? awayTeam : homeTeam);

/** "2–1 Santa Maré": the club's own goals stand where they stand in the match. */
function resultOf(match: Match, club: number): string {
  const score = scoreOf(match);
  return [score && `${score.home}–${score.away}`, otherOf(match, club).name].filter(Boolean).join(" ");
}

function liveText(match: Match, club: number, texts: Texts): string {
  const { text } = decideStatus(match, matchStateOf(match), texts);
  return [resultOf(match, club), text].filter(Boolean).join(", ");
}

function Opponent({ match, club, texts }: { match: Match; club: number; texts: Texts }) {
  const other = otherOf(match, club);
  const { home, away } = texts.front.club;
  return (
    <>
      <Crest src={crestOf(other)} size={24} />
      {match.homeTeam.id === club ? home(other.name) : away(other.name)}
    </>
  );
}
