import type { Bracket as BracketData, BracketStage, CompetitionDetail } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { clubsOf, currentStage, feedOf, rowsOf, stagesDrawn } from "../../../football/bracketColumns.ts";
import { findTie } from "../../../football/bracketPlaces.ts";
import { placeAddress, tieAddress } from "../../../football/tieAddress.ts";
import { matchOf, tieCard } from "../../../football/tieCards.ts";
import { Bracket, type BracketColumn } from "../../../ui/Bracket.tsx";
import { Chips } from "../../../ui/Chips.tsx";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
  bracket: BracketData;
  /** The stage that narrow screens show, by the round in which it begins; the one that is on where none is named. */
  chosen?: number | undefined;
  /** The club whose path is shown. */
  followed?: number | undefined;
  /** The tie that is told below the bracket. */
  tie?: string | undefined;
}

/** The bracket of a competition, with its words and addresses. */
export function BracketView({ competition, season, bracket, chosen, followed, tie }: Props) {
  const texts = useTexts();
  const { drawn, earlier } = stagesDrawn(bracket);
  const current = currentStage(drawn);
  const all = [...earlier, ...drawn];
  const ofTie = all.find(({ ties }) => ties.some(({ id }) => id === tie));
  const shown = all.find(({ round, secondRound }) => chosen === round || chosen === secondRound) ?? ofTie ?? current;
  const hrefOf = (stage: BracketStage) =>
    paths.competition(competition.id, { tab: "bracket", ...season, round: stage.round, team: followed, tie });
  const columns = drawn.map((stage) => columnOf(stage, { competition, season, bracket, followed, tie, texts }));
  return (
    <Bracket
      label={texts.bracket.title}
      rows={rowsOf(drawn)}
      followedColor={clubsOf(bracket).find(({ id }) => id === followed)?.color}
      columns={columns.map((column, index) => ({
        ...column,
        isCurrent: drawn[index] === current && bracket.champion === null,
        isChosen: drawn[index] === shown,
      }))}
      stages={
        <Chips
          label={texts.bracket.stages}
          current={String(shown?.round)}
          items={drawn.map((stage) => ({ key: String(stage.round), label: stage.label, href: hrefOf(stage) }))}
        />
      }
    />
  );
}

interface Making extends Omit<Props, "chosen"> {
  texts: ReturnType<typeof useTexts>;
}

function columnOf(stage: BracketStage, making: Making): Omit<BracketColumn, "isCurrent" | "isChosen"> {
  const { competition, season, bracket, followed, tie: told, texts } = making;
  const { initial_date: from, final_date: to } = stage;
  const query = { ...season, team: followed };
  return {
    key: String(stage.round),
    title: stage.label,
    dates: from && to ? texts.format.range(from, to, texts.football.between) : undefined,
    ties: stage.ties.map((tie) => {
      const next = tie.next ? findTie(bracket, tie.next) : undefined;
      const isFollowed = (which: "home" | "away") => followed !== undefined && tie[which].team?.id === followed;
      return {
        ...tieCard(tie, stage, bracket, texts),
        slot: tie.slot,
        home: feedOf(tie, "home", followed),
        away: feedOf(tie, "away", followed),
        followed: isFollowed("home") ? "home" : isFollowed("away") ? "away" : undefined,
        href: matchOf(tie) ? tieAddress(competition.id, tie.id, query) : undefined,
        isChosen: tie.id === told,
        next: next && {
          text: texts.bracket.next(next.stage.label),
          href: placeAddress(competition.id, next.tie.id, query),
        },
      };
    }),
  };
}
