import type { Bracket, CompetitionDetail } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { TIE_PANEL } from "../../../football/tieAddress.ts";
import { matchOf } from "../../../football/tieCards.ts";
import type { PlacedTie } from "../../../football/tieChoice.ts";
import { tieStory } from "../../../football/tieStory.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { TieTotal } from "../../../ui/TieTotal.tsx";
import styles from "./bracket.module.css";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
  bracket: Bracket;
  told: PlacedTie;
}

/** One tie: its matches, all its goals, and how it was decided. */
export function TiePanel({ competition, season, bracket, told }: Props) {
  const texts = useTexts();
  const { title, total, text, rows } = tieStory(told, bracket, texts);
  const match = matchOf(told.tie);
  const round = match && paths.competitionRound(competition.id, competition.label, match.round, season);
  return (
    <Section
      id={TIE_PANEL}
      className={styles.panel}
      title={title}
      aside={round ? <TextLink href={round}>{texts.competition.matches}</TextLink> : undefined}
    >
      {rows.length > 0 ? (
        <MatchList label={title}>
          {rows.map(({ id, ...row }) => (
            <MatchRow key={id} {...row} />
          ))}
        </MatchList>
      ) : null}
      <TieTotal total={total} text={text} />
    </Section>
  );
}
