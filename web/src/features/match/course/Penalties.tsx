import { memo } from "react";
import type { MatchDynamic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { ShootOut } from "../../../ui/ShootOut.tsx";
import type { Sides } from "../board/clubMarks.ts";
import { isShootOutOn, shootOutSides } from "./shootOut.ts";

/** From this kick on the first lead decides. */
const SUDDEN_FROM = 6;

interface Props {
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
}

/** A shoot-out, kick by kick; nothing where there is none. */
export const Penalties = memo(function Penalties({ now, clubs }: Props) {
  const texts = useTexts();
  const sides = shootOutSides(now, clubs, texts);
  if (!sides) return null;
  const { shootOut } = texts.match;
  const [home, away] = sides;
  return (
    <ShootOut
      title={shootOut.title}
      caption={shootOut.caption(home.name, home.total, away.name, away.total)}
      totalLabel={shootOut.total}
      openLabel={shootOut.open}
      note={home.kicks.length >= SUDDEN_FROM ? shootOut.sudden : undefined}
      isLive={isShootOutOn(now)}
      sides={sides}
    />
  );
});
