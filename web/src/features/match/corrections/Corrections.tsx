import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CorrectionList } from "../../../ui/CorrectionList.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { readCorrections } from "../queries.ts";
import { correctionsOf } from "./corrections.ts";

/** What was corrected in a match that is over. Where nothing was, or it cannot be read, nothing is said of it. */
export const Corrections = memo(function Corrections({ address, match }: MatchPartProps) {
  const texts = useTexts();
  const { data } = useQuery(readCorrections(address));
  if (!data || data.corrections.length === 0) return null;
  const { corrections: words, sections } = texts.match;
  return (
    <Section id="corrections" title={sections.corrections} lead={words.intro}>
      <CorrectionList
        label={words.label}
        fromLabel={words.from}
        toLabel={words.to}
        corrections={correctionsOf(data.corrections, match, texts)}
      />
    </Section>
  );
});
