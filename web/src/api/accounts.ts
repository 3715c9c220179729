import { queryOptions } from "@tanstack/react-query";
import type { ApiError } from "./error.ts";
import type { components } from "./schema.ts";
import type { Send } from "./send.ts";
import type { TeamRef } from "./wire.ts";

/** The calls about a fan's own account, one function for each. */

// Shapes of bodies and answers, from the server's own description.

type Schemas = components["schemas"];

/** A photograph as it is shown: square. */
export interface Photo {
  url: string;
  width: number;
  height: number;
}

export type User = Schemas["UserBody"] & { photo?: Photo | null };

export type Provider = "google" | "facebook" | "apple";

/** The identity provider of the organisation that runs the site. */
export type Organisation = Schemas["OrganisationBody"];

export type AuthOptions = Omit<Schemas["OptionsBody"], "providers"> & { providers: Provider[] };

export type SignedIn = Schemas["SignedInBody"];

/** Without a token where the address has to be confirmed first. */
export type Registered = Pick<SignedIn, "user"> & Partial<SignedIn>;

export type Credentials = Schemas["SignInBody"];

export type Registration = Schemas["RegisterBody"];

export type PasswordReset = Schemas["ResetBody"];

export type PasswordChange = Schemas["ChangePasswordBody"];

/** Who a fan is, as they have said themselves. */
export interface Profile {
  id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** Two letters of ISO 3166. */
  country: string | null;
  language: string;
  /** YYYY-MM-DD */
  birthday: string | null;
  /** All is there that the site asks for. */
  completed: boolean;
  photo: Photo | null;
  mainTeam: TeamRef | null;
  secondaryTeam: TeamRef | null;
}

/** What is left out stays as it is. */
export type ProfileFields = Partial<Pick<Profile, "first_name" | "last_name" | "country" | "language" | "birthday">>;

// What is read, as queries: their keys are their addresses.

export const readAuthOptions = () => queryOptions<AuthOptions, ApiError>({ queryKey: ["/api/auth/options"] });

export const readProfile = () => queryOptions<Profile, ApiError>({ queryKey: ["/api/v1/profile"] });

// What is done.

export const sendCredentials = (send: Send, body: Credentials) => send<SignedIn>("POST", "/api/auth/local", body);

export const sendRegistration = (send: Send, body: Registration) =>
  send<Registered>("POST", "/api/auth/local/register", body);

export const sendForgotPassword = (send: Send, body: { email: string }) =>
  send<{ ok: true }>("POST", "/api/auth/forgot-password", body);

export const sendPasswordReset = (send: Send, body: PasswordReset) =>
  send<SignedIn>("POST", "/api/auth/reset-password", body);

export const sendPasswordChange = (send: Send, body: PasswordChange) =>
  send<SignedIn>("POST", "/api/auth/change-password", body);

export const sendConfirmationRequest = (send: Send, body: { email: string }) =>
  send<{ email: string; sent: true }>("POST", "/api/auth/send-email-confirmation", body);

export const sendConfirmation = (send: Send, body: { confirmation: string }) =>
  send<SignedIn>("POST", "/api/auth/email-confirmation", body);

export const sendLogOut = (send: Send, body: { everywhere?: boolean }) =>
  send<{ ok: true }>("POST", "/api/auth/logout", body);

export const fetchMe = (send: Send) => send<User>("GET", "/api/users/me?populate=role");

/** Changes the code that a provider's answer brought into a token of ours. */
export const fetchByProvider = (send: Send, provider: Provider, code: string) =>
  send<SignedIn>("GET", `/api/auth/${provider}/callback?access_token=${encodeURIComponent(code)}`);

export const sendPhotoEnd = (send: Send) => send<Profile>("DELETE", "/api/v1/profile/photo");

export const sendProfile = (send: Send, body: ProfileFields) => send<Profile>("PUT", "/api/v1/profile", body);
