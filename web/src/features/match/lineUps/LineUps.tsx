import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { crestOf } from "../../../api/art.ts";
import type { Formation, MatchDynamic, MatchStatic } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LineUpList, type LineUpSide } from "../../../ui/LineUpList.tsx";
import { Pitch } from "../../../ui/Pitch.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { matchKits, type Sides } from "../board/clubMarks.ts";
import styles from "../match.module.css";
import type { MatchPartProps } from "../matchPart.ts";
import { coachHrefIn, playerHrefIn } from "../people.ts";
import { readFormations } from "../queries.ts";
import { linesOf, sheetOf } from "./lineUpSides.ts";

interface Props extends MatchPartProps {
  id: string;
  events: MatchDynamic["events"];
  clubs: Sides<ClubMark>;
  /** Nobody will tell them any more. */
  isOver: boolean;
}

/** Both sides on a pitch, and all of them in a list. */
export const LineUps = memo(function LineUps({ id, address, match, events, clubs, isOver }: Props) {
  const { lineUps, sections } = useTexts().match;
  const query = useQuery(readFormations(address));
  return (
    <Section id={id} title={sections.lineUps}>
      <Part query={query} skeleton={<Outline />}>
        {({ home, away }) =>
          isKnown(home) || isKnown(away) ? (
            <Sheets match={match} events={events} clubs={clubs} formations={{ home, away }} />
          ) : (
            <EmptyState
              title={isOver ? lineUps.noneEver : lineUps.none}
              text={isOver ? lineUps.noneEverText : lineUps.noneText}
            />
          )
        }
      </Part>
    </Section>
  );
});

function Outline() {
  const { lineUps } = useTexts().match;
  return (
    <div className={styles.pitchOutline} aria-busy="true">
      <span className="visuallyHidden">{lineUps.loading}</span>
      <Skeleton height="100%" />
    </div>
  );
}

function isKnown({ lines, bench }: Formation): boolean {
  return lines.some((line) => line.length > 0) || bench.length > 0;
}

interface SheetsProps extends Pick<Props, "events" | "clubs"> {
  match: MatchStatic;
  formations: Sides<Formation>;
}

function Sheets({ match, events, clubs, formations }: SheetsProps) {
  const texts = useTexts();
  const context = { events, texts, hrefOf: playerHrefIn(match), staffHrefOf: coachHrefIn(match) };
  const kits = matchKits(match);
  const pitchSide = (isHome: boolean) => {
    const key = isHome ? "home" : "away";
    const team = isHome ? match.homeTeam : match.awayTeam;
    return {
      name: team.name,
      shortName: team.abbreviation,
      crest: crestOf(team),
      formation: formations[key].formation ?? null,
      lines: linesOf({ formation: formations[key], isHome }, context),
      kit: kits[key],
    };
  };
  const sheet = (isHome: boolean) => {
    const key = isHome ? "home" : "away";
    const team = isHome ? match.homeTeam : match.awayTeam;
    return sheetOf({ team, formation: formations[key], color: clubs[key].color, isHome }, context);
  };
  const { starters, bench, extraBench, staff, list } = texts.match.lineUps;
  const titles = { starters, bench, extraBench, staff };
  const [home, away] = [sheet(true), sheet(false)];
  const hasStarters = home.starters.length > 0 && away.starters.length > 0;
  if (!hasStarters) return <LineUpList sides={[home, away]} titles={titles} />;
  return (
    <div className={styles.sheets}>
      <Pitch home={pitchSide(true)} away={pitchSide(false)} />
      <LineUpList sides={[onBench(home), onBench(away)]} titles={titles} />
      <Disclosure id="line-up-list" label={list}>
        <LineUpList sides={[home, away]} titles={titles} />
      </Disclosure>
    </div>
  );
}

/** Who starts is on the pitch; of the staff, who is in charge. */
function onBench(side: LineUpSide): LineUpSide {
  return { ...side, starters: [], staff: side.staff.slice(0, 1) };
}
