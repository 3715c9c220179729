import type { CoachMatch } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";

/** Matches with the formation in which his team began each. */
export function CoachRows({ matches }: { matches: CoachMatch[] }) {
  const texts = useTexts();
  return (
    <MatchList>
      {matches.map((match) => {
        const row = decideMatchRow(match, texts, { isDated: true });
        const { formation } = match;
        return formation ? (
          <MatchRow
            key={match.id}
            {...row}
            label={`${row.label}, ${texts.coach.formation(formation)}`}
            note={formation}
          />
        ) : (
          <MatchRow key={match.id} {...row} />
        );
      })}
    </MatchList>
  );
}
