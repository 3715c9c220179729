import { type QueryFunction, queryOptions } from "@tanstack/react-query";
import type { Pagination } from "./entries.ts";
import type { ApiError } from "./error.ts";
import type { components } from "./schema.ts";
import type { Send } from "./send.ts";
import { tokenCookie } from "./tokenCookie.ts";
import type { Match } from "./wire.ts";

/** The calls about what a fan has of their own: account, photo, clubs, newsletters; and about accreditation. */

// Shapes of bodies and answers, from the server's own description.

type Schemas = components["schemas"];

export type FavouriteTeam = Schemas["FavouriteBody"];

export type ProfileTeams = Schemas["ProfileTeams"];

export type OwnAccount = Schemas["AccountBody"];

export type Device = Schemas["SessionBody"];

export type Devices = Schemas["SessionsBody"];

export type Newsletter = Schemas["NewsletterBody"];

/** A square in the picture as it is seen, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

export type AccreditationForm = Schemas["AccreditationForm"];

export type AccreditationStatus = "pending" | "accepted" | "refused";

export type AccreditationRequest = Omit<Schemas["AccreditationBody"], "status"> & { status: AccreditationStatus };

export type AccreditationList = {
  data: AccreditationRequest[];
  meta: { pagination: Pagination; counts: Schemas["CountsBody"] };
};

// What is read, as queries: their keys are their addresses.

export const readOwnAccount = () => queryOptions<OwnAccount, ApiError>({ queryKey: ["/api/v1/account"] });

export const readDevices = () => queryOptions<Devices, ApiError>({ queryKey: ["/api/v1/account/sessions"] });

export const readProfileTeams = () => queryOptions<ProfileTeams, ApiError>({ queryKey: ["/api/v1/teams/profile"] });

export const readFavourites = () =>
  queryOptions<FavouriteTeam[], ApiError>({ queryKey: ["/api/v1/profile/favourite/teams"] });

export const readNewsletters = () =>
  queryOptions<Newsletter[], ApiError>({ queryKey: ["/api/v1/profile/newsletters"] });

/**
 * Of all competitions where none is named, of this season where none is. Where nobody is signed in nothing is asked, and
 * the answer is a refusal without words: `false`.
 */
export const readFavouriteMatches = (which: { season?: string; competition?: string } = {}) => {
  const query = new URLSearchParams(which).toString();
  return queryOptions<Match[], ApiError | false>({
    queryKey: [`/api/v1/profile/favourite/teams/matches${query && `?${query}`}`],
    queryFn: (context) => {
      if (tokenCookie() === undefined) return Promise.reject(false);
      const ask = context.client.getDefaultOptions().queries?.queryFn as QueryFunction<Match[]>;
      return ask(context);
    },
  });
};

export const readAccreditations = (status: AccreditationStatus | "all", page: number) =>
  queryOptions<AccreditationList, ApiError>({
    queryKey: [`/api/v1/accreditation/requests?status=${status}&page=${page}`],
  });

export const readAccreditation = (reference: string) =>
  queryOptions<AccreditationRequest, ApiError>({
    queryKey: [`/api/v1/accreditation/requests/${encodeURIComponent(reference)}`],
  });

// What is done.

export const sendAccountDeletion = (send: Send, confirmation: string) =>
  send<{ ok: true }>("DELETE", "/api/v1/account", { confirmation });

export const sendDeviceEnd = (send: Send, id: number) => send<{ ok: true }>("DELETE", `/api/v1/account/sessions/${id}`);

export const sendFavourite = (send: Send, team_id: number) =>
  send<FavouriteTeam[]>("POST", "/api/v1/profile/favourite/team", { team_id });

export const sendPrimary = (send: Send, team_id: number, is_primary = true) =>
  send<FavouriteTeam[]>("PUT", "/api/v1/profile/favourite/team", { team_id, is_primary });

export const sendFavouriteEnd = (send: Send, id: number) =>
  send<FavouriteTeam[]>("DELETE", `/api/v1/profile/favourite/team/${id}`);

export const sendNewsletters = (send: Send, newsletters: { id: string; subscribed: boolean }[]) =>
  send<Newsletter[]>("PUT", "/api/v1/profile/newsletters", { newsletters });

export const sendNewsletterCode = (send: Send, code: string) =>
  send<{ newsletters: { id: string; name: string }[] }>("POST", "/api/v1/newsletters/confirm", { code });

export const fetchLeaving = (send: Send, code: string) =>
  send<{ id: string; name: string; email: string }>(
    "GET",
    `/api/v1/newsletters/leave?code=${encodeURIComponent(code)}`,
  );

export const sendLeaving = (send: Send, code: string) =>
  send<{ id: string; name: string }>("POST", `/api/v1/newsletters/leave?code=${encodeURIComponent(code)}`);

export const sendDecision = (send: Send, reference: string, decision: "accepted" | "refused", reason?: string) =>
  send<AccreditationRequest>(
    "POST",
    `/api/v1/accreditation/requests/${encodeURIComponent(reference)}/decision`,
    reason === undefined ? { decision } : { decision, reason },
  );
