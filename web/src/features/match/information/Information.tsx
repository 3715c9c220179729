import { memo } from "react";
import { Blocks } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { Conditions } from "./Conditions.tsx";
import { GroundBlock } from "./GroundBlock.tsx";
import { MediaKitBlock } from "./MediaKitBlock.tsx";
import { MvpBlock } from "./MvpBlock.tsx";
import { Officials } from "./Officials.tsx";

interface Props extends MatchPartProps {
  attendance: number | null | undefined;
  isOver: boolean;
}

/** Who is in charge, where it is played, what surrounds it. */
export const Information = memo(function Information({ address, match, attendance, isOver }: Props) {
  return (
    <Blocks>
      <Officials referees={match.referees} season={match.season} isOver={isOver} />
      <GroundBlock address={address} match={match} attendance={attendance} />
      <Conditions address={address} match={match} />
      {isOver ? <MvpBlock address={address} match={match} /> : null}
      <MediaKitBlock match={match} />
    </Blocks>
  );
});
