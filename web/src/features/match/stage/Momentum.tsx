import { memo } from "react";
import type { MatchDynamic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { MomentumStrip } from "../../../ui/MomentumStrip.tsx";
import type { Sides } from "../board/clubMarks.ts";
import { momentumShares, momentumStrip } from "./momentum.ts";

interface Props {
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
}

/** Who had the better of which minutes, and how that is worked out. */
export const Momentum = memo(function Momentum({ now, clubs: { home, away } }: Props) {
  const texts = useTexts();
  const strip = momentumStrip(now, texts);
  const { momentum } = texts.match;
  const shares = momentumShares(now.momentum);
  return (
    <MomentumStrip
      title={momentum.title}
      summary={momentum.summary(home.name, shares.home, away.name, shares.away)}
      home={home}
      away={away}
      {...strip}
    >
      <Disclosure id="momentum-method" label={momentum.how}>
        {momentum.note}
      </Disclosure>
    </MomentumStrip>
  );
});
