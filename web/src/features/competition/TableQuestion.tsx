import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readStandings } from "../../football/queries.ts";
import { readTies } from "../../football/tableQueries.ts";
import { decideQuestion, tieOf, whyAhead } from "../../football/whyAhead.ts";
import { Question } from "../../ui/Question.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./competition.module.css";
import { hiddenIn, useTableQuery } from "./tableAddress.ts";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
}

/** Why one club stands ahead of another. Where the table cannot be read, it says so itself: there is nothing to ask. */
export function TableQuestion({ competition, choice }: Props) {
  const texts = useTexts();
  const { question } = texts.table;
  const { id, seasonId } = competition;
  const { live, round } = choice;
  const query = useTableQuery(competition, choice);
  const { data: standings } = useQuery({ ...readStandings(id, seasonId, choice), placeholderData: keepPreviousData });
  const { data: explained } = useQuery(readTies({ competition: id, season: seasonId, live, round }));
  const rows = standings?.standings.find(({ key }) => key === "overall")?.standings ?? [];
  const ties = explained?.ties ?? [];
  const asked = decideQuestion(rows, choice, ties);
  if (!asked || rows.every(({ matches }) => matches === 0)) return null;

  const { ahead, behind } = asked;
  const tie = tieOf(asked, ties);
  return (
    <Section title={question.title} className={styles.block} id="question">
      <div data-keeps-place="">
        <Question
          ask={question.ask}
          choices={[
            { name: "ahead", label: question.ahead, value: String(ahead.team.id), color: ahead.team.color },
            { name: "behind", label: question.behind, value: String(behind.team.id), color: behind.team.color },
          ]}
          options={rows.map(({ team }) => ({ value: String(team.id), label: team.name }))}
          action={paths.classification(id)}
          hidden={hiddenIn(query, "ahead", "behind")}
          submitLabel={texts.app.apply}
        >
          <span>{whyAhead(rows, asked, ties, texts)}</span>
          {tie ? <TextLink href={`#tie-${tie.position}`}>{question.steps}</TextLink> : null}
        </Question>
      </div>
    </Section>
  );
}
