import type { CompetitionDetail, Round } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { currentRoundOf, isNumbered, neighboursOf, roundsNear } from "../../football/rounds.ts";
import { RoundStrip } from "../../ui/RoundStrip.tsx";

interface Props {
  competition: CompetitionDetail;
  /** The round that is shown, if one is. */
  round?: Round | undefined;
  /** Where a round leads. */
  hrefOf: (round: Round) => string;
}

/** The rounds of a season, to page through. */
export function RoundLinks({ competition, round, hrefOf }: Props) {
  const { competition: texts } = useTexts();
  const { rounds, hasMatchesLive } = competition;
  const { previous, next } = round ? neighboursOf(rounds, round) : {};
  return (
    <RoundStrip
      label={rounds.some(isNumbered) ? texts.rounds : texts.phases}
      rounds={roundsNear(rounds, round ?? currentRoundOf(rounds)).map((one) => ({
        key: String(one.id),
        text: isNumbered(one) && one.id !== round?.id ? String(one.number) : one.label,
        label: one.label,
        href: hrefOf(one),
        isCurrent: one.id === round?.id,
        hasLive: one.is_current_round && hasMatchesLive,
      }))}
      previous={previous && { href: hrefOf(previous), label: texts.previousRound(previous.label) }}
      next={next && { href: hrefOf(next), label: texts.nextRound(next.label) }}
    />
  );
}
