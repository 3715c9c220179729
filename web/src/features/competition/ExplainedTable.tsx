import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { seasonLabel } from "../../football/rounds.ts";
import { readTies } from "../../football/tableQueries.ts";
import { FullTable } from "./FullTable.tsx";
import { TieExplanation } from "./TieExplanation.tsx";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
}

/** The table with the reason behind each tie, opened in place. */
export function ExplainedTable({ competition, choice }: Props) {
  const { id, seasonId, rounds, label } = competition;
  const { competition: texts, table } = useTexts();
  const { live, round } = choice;
  const ties = useQuery({
    ...readTies({ competition: id, season: seasonId, live, round }),
    enabled: choice.type === "overall",
  });
  // A goal that changes the order closes nothing that somebody is reading.
  const [opened] = useState(() => new Set<string>());
  const after = rounds.find(({ number }) => String(number) === round);
  const caption = texts.caption(label, seasonLabel(seasonId));
  const captioned = after ? table.captionAfter(caption, after.label) : caption;
  return (
    <FullTable
      competition={competition}
      choice={choice}
      caption={choice.type === "form" ? table.captionForm(captioned) : captioned}
      explain={(key, group) => <TieExplanation ties={ties} table={key} group={group} opened={opened} />}
    />
  );
}
