import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../../api/art.ts";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerStatistics } from "../../../football/playerQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatBars } from "../../../ui/StatBars.tsx";
import { spellOf } from "../playerParts.ts";
import { statRows } from "./comparison.ts";
import type { Pair } from "./pairedColors.ts";

/** The same figures of both, as paired bars. */
export function PairedFigures({ one, other, colors: [color, otherColor] }: Pair) {
  const texts = useTexts();
  const { player: words } = texts;
  const figures = useQuery(readPlayerStatistics(spellOf(one)));
  const { data: others } = useQuery(readPlayerStatistics(spellOf(other)));
  const side = (player: Player, fill: string) => ({ name: player.name, crest: crestOf(player.team), color: fill });
  return (
    <Section title={words.compare.figures}>
      <Part query={figures} skeleton={<ChartSkeleton label={words.loading} height={600} />}>
        {(own) => {
          const stats = statRows(own, others, texts);
          if (stats.length === 0) return <EmptyState title={words.noMatches} text={words.noMatchesText} />;
          return <StatBars home={side(one, color)} away={side(other, otherColor)} stats={stats} />;
        }}
      </Part>
    </Section>
  );
}
