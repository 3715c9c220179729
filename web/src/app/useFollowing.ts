import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isApiError } from "../api/error.ts";
import type { FavouriteClub } from "./favouriteClubs.ts";
import { useSite } from "./SiteContext.tsx";

export type FollowingDeed = "follow" | "unfollow" | "makeMain" | "replaceMain";

/** "full": nobody follows a third club. */
export type FollowingFailure = "full" | "failed";

/** Following and leaving clubs from a page. How it is done (`session/favourites.ts`) comes when somebody does it. */
export function useFollowing() {
  const { language } = useSite();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FollowingFailure>();
  const [doing, setDoing] = useState<FollowingDeed>();
  const isDoing = useRef(false);

  /** Whether it was done. */
  const run = async (deed: FollowingDeed, club: FavouriteClub): Promise<boolean> => {
    if (isDoing.current) return false;
    isDoing.current = true;
    setFailure(undefined);
    setDoing(deed);
    try {
      await (await import("../session/favourites.ts"))[deed]({ language, client }, club);
      return true;
    } catch (error) {
      setFailure(isApiError(error) && error.status === 409 ? "full" : "failed");
      return false;
    } finally {
      isDoing.current = false;
      setDoing(undefined);
    }
  };
  return { run, doing, failure };
}
