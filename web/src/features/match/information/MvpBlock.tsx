import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Block } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { readMvp } from "../queries.ts";
import { Lead } from "./Lead.tsx";
import { bestPlayer } from "./mvp.ts";

/** The best player of a match that is over. Where nobody was chosen, nothing is said of it. */
export function MvpBlock({ address, match }: MatchPartProps) {
  const texts = useTexts();
  const { data: mvp } = useQuery(readMvp(address));
  if (!mvp) return null;
  const { figures, ...player } = bestPlayer(mvp, match, texts);
  return (
    <Block title={texts.match.information.mvp}>
      <Lead {...player} />
      <Figures size="small" items={figures} />
    </Block>
  );
}
