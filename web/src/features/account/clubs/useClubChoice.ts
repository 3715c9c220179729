import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isApiError } from "../../../api/error.ts";
import { type FavouriteTeam, readFavouriteMatches, readFavourites, readNewsletters } from "../../../api/fan.ts";
import type { TeamRef } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { type SessionSite, useSessionSite } from "../../../session/sessionSite.ts";
import { bringOwn } from "../actions.ts";
import { failureOf, sentenceOf } from "../failure.ts";

type Own = Awaited<ReturnType<typeof bringOwn>>;

/** A main club and another. */
export const MOST_CLUBS = 2;

/** The clubs that a fan has chosen, and what can be done with them. Each change is kept at once. */
export function useClubChoice() {
  const { profile, account } = useTexts();
  const { clubs: words } = profile;
  const site = useSessionSite();
  const favourites = useQuery(readFavourites());
  const chosen = favourites.data ?? [];
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean }>();
  const [busy, setBusy] = useState<number>();
  const isChanging = useRef(false);

  const refuse = (text: string) => setSaid({ text, isRefusal: true });
  const change = async (team: TeamRef, act: (own: Own) => Promise<unknown>, done: string) => {
    if (isChanging.current) return;
    isChanging.current = true;
    setBusy(team.id);
    setSaid(undefined);
    try {
      await act(await bringOwn());
      setSaid({ text: done, isRefusal: false });
      forgetWhatFollows(site);
    } catch (error) {
      const isFull = isApiError(error) && error.code === "max_favourite_teams_reached";
      refuse(isFull ? words.full : (sentenceOf(failureOf(error), account.wrong) ?? words.failed));
      // What is shown may be older than what is kept.
      void favourites.refetch();
    } finally {
      isChanging.current = false;
      setBusy(undefined);
    }
  };
  const remove = (team: TeamRef) => change(team, ({ unfollow }) => unfollow(site, team), words.removed(team.name));
  const add = (team: TeamRef) => change(team, ({ follow }) => follow(site, team), words.followed(team.name));
  return {
    favourites,
    chosen,
    busy,
    said,
    remove,
    makeMain: (team: TeamRef) => change(team, ({ makeMain }) => makeMain(site, team), words.isMain(team.name)),
    /** Chooses a club, or lets go of it. */
    toggle: (team: TeamRef) => {
      if (placeOf(chosen, team) !== undefined) return remove(team);
      if (chosen.length < MOST_CLUBS) return add(team);
      return refuse(words.full);
    },
  };
}

export type ClubChoice = ReturnType<typeof useClubChoice>;

/** "main" or "secondary"; nothing for a club that is not followed. */
export function placeOf(chosen: FavouriteTeam[], { id }: Pick<TeamRef, "id">): "main" | "secondary" | undefined {
  const found = chosen.find(({ team }) => team.id === id);
  return found && (found.is_primary ? "main" : "secondary");
}

/** What is shown because of the clubs: it is read again where somebody looks at it. */
function forgetWhatFollows({ client }: SessionSite) {
  for (const { queryKey } of [readFavouriteMatches(), readNewsletters()]) void client.invalidateQueries({ queryKey });
}
