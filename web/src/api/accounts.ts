import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import type { ApiError } from "./error.ts";
import type { Send } from "./send.ts";

/** The calls about a fan's own account, one function for each. */

// Shapes of bodies and answers.

export interface User {
  id: number;
  username: string;
  email: string;
  /** How the account was made: "local", "google", "organisation" … */
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  name: string | null;
  language: Language;
  /** The profile has everything that is asked for. */
  completed: boolean;
  createdAt: string;
  updatedAt: string;
  role?: { id: number; name: string; type: string };
}

export type Provider = "google" | "facebook" | "apple";

/** The identity provider of the organisation that runs the site. */
export interface Organisation {
  name: string | null;
  authority: string;
  clientId: string;
  scopes: string[];
}

export interface AuthOptions {
  registration: boolean;
  /** Whether an address has to be confirmed before its account can be used. */
  confirmation: boolean;
  passwordLength: number;
  providers: Provider[];
  organisation: Organisation | null;
}

export interface SignedIn {
  jwt: string;
  user: User;
}

/** Without a token where the address has to be confirmed first. */
export interface Registered {
  jwt?: string;
  user: User;
}

export interface Credentials {
  identifier: string;
  password: string;
}

export interface Registration {
  username: string;
  email: string;
  password: string;
  language?: Language;
  newsletter?: boolean;
  terms?: true;
}

export interface PasswordReset {
  code: string;
  password: string;
  passwordConfirmation: string;
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

export interface Profile {
  email: string;
  completed: boolean;
  external_id: string;
  country: string | null;
  full_name: string | null;
  first_name: string | null;
  last_name: string | null;
  language: Language;
}

export interface ProfileFields {
  first_name?: string;
  last_name?: string;
  /** ISO 3166, two capital letters. */
  country?: string | null;
  language?: Language;
}

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

export const sendProfile = (send: Send, body: ProfileFields) => send<Profile>("PUT", "/api/v1/profile", body);
