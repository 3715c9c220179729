import { useTexts } from "../../../app/SiteContext.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { Section } from "../../../ui/Section.tsx";
import { factRows } from "./comparison.ts";
import type { Pair } from "./pairedColors.ts";

/** Who they are. */
export function PairedFacts({ one, other }: Pair) {
  const texts = useTexts();
  const { compare } = texts.player;
  return (
    <Section title={compare.facts}>
      <DataTable
        caption={compare.facts}
        columns={[texts.player.facts.title, one.name, other.name]}
        rows={factRows(one, other, texts)}
      />
    </Section>
  );
}
