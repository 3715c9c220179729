import type { OfficialMatch } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { DUTIES } from "../../../football/duties.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";

/** Matches with his duty in each. */
export function OfficialRows({ matches }: { matches: OfficialMatch[] }) {
  const texts = useTexts();
  return (
    <MatchList>
      {matches.map((match) => {
        const row = decideMatchRow(match, texts, { isDated: true });
        const note = dutyName(match.duty, texts);
        return <MatchRow key={`${match.id} ${match.duty}`} {...row} label={`${row.label}, ${note}`} note={note} />;
      })}
    </MatchList>
  );
}

/** A duty that is new here is named as the server names it. */
function dutyName(name: string, { official }: Pick<Texts, "official">): string {
  const known = DUTIES.find((duty) => duty === name);
  return known ? official.duties[known] : name;
}
