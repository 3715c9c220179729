import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readBracket } from "../../../football/bracketQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { BracketView } from "./BracketView.tsx";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** The bracket at the top of a tournament's page. */
export function OverviewBracket({ competition, season }: Props) {
  const { bracket: texts } = useTexts();
  const { id, seasonId } = competition;
  const query = useQuery(readBracket(id, seasonId));
  if (query.error?.status === 404) return null;
  return (
    <Section
      title={texts.title}
      aside={<TextLink href={paths.competition(id, { tab: "bracket", ...season })}>{texts.whole}</TextLink>}
    >
      <Part query={query} skeleton={<ChartSkeleton label={texts.loading} height={560} />}>
        {(bracket) => <BracketView competition={competition} season={season} bracket={bracket} />}
      </Part>
    </Section>
  );
}
