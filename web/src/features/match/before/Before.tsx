import { memo } from "react";
import { Blocks } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { Clubs } from "./Clubs.tsx";
import { KickOff } from "./KickOff.tsx";
import { Suspensions } from "./Suspensions.tsx";

/** What is known of a match that is still to be played. */
export const Before = memo(function Before({ address, match }: MatchPartProps) {
  return (
    <Blocks>
      <KickOff address={address} match={match} />
      <Clubs address={address} match={match} />
      <Suspensions address={address} match={match} />
    </Blocks>
  );
});
