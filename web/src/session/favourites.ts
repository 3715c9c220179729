import { type FavouriteTeam, readFavourites, sendFavourite, sendFavouriteEnd, sendPrimary } from "../api/fan.ts";
import { fanSend } from "./fan.ts";
import type { SessionSite } from "./sessionSite.ts";

/** The clubs that a fan follows: a main one and another. Failures are thrown as `ApiError`. */
interface Club {
  id: number;
  name: string;
}

export async function follow(site: SessionSite, { id }: Club): Promise<void> {
  keep(site, await sendFavourite(fanSend(site), id));
}

export async function unfollow(site: SessionSite, { id }: Club): Promise<void> {
  keep(site, await sendFavouriteEnd(fanSend(site), id));
}

export async function makeMain(site: SessionSite, { id }: Club): Promise<void> {
  keep(site, await sendPrimary(fanSend(site), id));
}

function keep({ client }: SessionSite, favourites: FavouriteTeam[]) {
  client.setQueryData(readFavourites().queryKey, favourites);
}
