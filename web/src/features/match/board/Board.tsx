import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { CompetitionDetail, MatchDynamic, MatchStatic, MatchTie, Season } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { matchCalendar } from "../../../app/serverPaths.ts";
import { matchPath } from "../../../football/matchPath.ts";
import { kickOffOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { Button } from "../../../ui/Button.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { MatchBoard } from "../../../ui/MatchBoard.tsx";
import { ShareButton } from "../../../ui/ShareButton.tsx";
import { wayOf } from "../heads.ts";
import type { MatchPartProps } from "../matchPart.ts";
import { hasTie } from "../parts.ts";
import { clubHrefIn, playerHrefIn } from "../people.ts";
import { readMatchTie } from "../queries.ts";
import { boardLines } from "./boardLines.ts";
import { boardCentre, boardNotes, boardState, shootOutText } from "./boardState.ts";
import type { Sides } from "./clubMarks.ts";
import { tieLine } from "./tieLine.ts";
import { useSaid } from "./useSaid.ts";

export const BOARD_ID = "board";

interface Props extends MatchPartProps {
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
  competition: CompetitionDetail | undefined;
  seasons: Season[] | undefined;
}

/** The opening of the page: who plays, how it stands, where it belongs. */
export const Board = memo(function Board({ address, match, now, clubs, competition, seasons }: Props) {
  const texts = useTexts();
  const said = useSaid(match, now);
  const { data: tie } = useQuery({ ...readMatchTie(address), enabled: hasTie(address, competition) });
  const { board } = texts.match;
  const whole = { ...match, ...now };
  const side = (club: ClubMark, isHome: boolean) => ({
    ...club,
    href: clubHrefIn(match)(isHome),
    linesLabel: board.lines(club.name),
    lines: boardLines(now.events, { isHome, texts, hrefOf: playerHrefIn(match) }),
  });
  return (
    <MatchBoard
      id={BOARD_ID}
      label={board.label}
      title={titleOf(match, now, texts)}
      news={said}
      way={wayOf(match, { competition, seasons }, texts)}
      facts={factsOf(match, now, texts)}
      actions={<Actions match={match} />}
      home={side(clubs.home, true)}
      away={side(clubs.away, false)}
      state={boardState(whole, texts)}
      centre={boardCentre(whole, texts)}
      shootOut={shootOutText(whole, texts)}
      notes={boardNotes(whole, texts)}
      tie={tieOf(tie, match, texts)}
    />
  );
});

/** Into a calendar, and on to others. */
function Actions({ match }: { match: MatchStatic }) {
  const { board, share, copied } = useTexts().match;
  return (
    <>
      {match.date ? (
        <Button variant="secondary" size="sm" href={matchCalendar(match.id)} aria-label={board.addToCalendar}>
          <Icon name="calendar" size={16} />
          <span className="onlyDesktop">{board.calendar}</span>
        </Button>
      ) : null}
      <ShareButton
        label={share}
        title={board.share(match.homeTeam.name, match.awayTeam.name)}
        href={matchPath(match)}
        copyTexts={copied}
      />
    </>
  );
}

function titleOf(
  { homeTeam, awayTeam }: MatchStatic,
  { homeGoals, awayGoals }: MatchDynamic,
  { match }: Texts,
): string {
  const hasScore = typeof homeGoals === "number" && typeof awayGoals === "number";
  return hasScore
    ? `${homeTeam.name} ${homeGoals}, ${awayTeam.name} ${awayGoals}`
    : match.versus(homeTeam.name, awayTeam.name);
}

/** Day and hour, and the ground. */
function factsOf(match: MatchStatic, now: MatchDynamic, { football, format }: Texts): string[] {
  const time = kickOffOf({ ...match, ...now }, format);
  const when = match.date ? [format.day(match.date), time].filter(Boolean).join(", ") : football.status.undefinedDate;
  return [when, match.stadium?.name].filter((fact) => fact !== undefined);
}

function tieOf(tie: MatchTie | undefined, match: MatchStatic, texts: Texts) {
  return tie ? tieLine(tie, match, texts) : undefined;
}
