import { memo } from "react";
import { Blocks } from "../information/Block.tsx";
import { Clubs } from "./Clubs.tsx";
import { KickOff, type KickOffProps } from "./KickOff.tsx";
import { Suspensions } from "./Suspensions.tsx";

/** What is known of a match that is still to be played. */
export const Before = memo(function Before({ address, match, minutes }: KickOffProps) {
  return (
    <Blocks>
      <KickOff address={address} match={match} minutes={minutes} />
      <Clubs address={address} match={match} />
      <Suspensions address={address} match={match} />
    </Blocks>
  );
});
