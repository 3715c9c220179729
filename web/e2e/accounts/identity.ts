import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";

/** What tests say to the providers and the mail server around the site, and ask of them. */
async function ask<T>(path: string, body?: object): Promise<T> {
  const { E2E_ACCOUNTS_CONTROL = "" } = process.env;
  const response = await fetch(E2E_ACCOUNTS_CONTROL + path, body ? { method: "POST", body: JSON.stringify(body) } : {});
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

export interface Person {
  id: string;
  email?: string;
  emailVerified: boolean;
  name: string;
}

/** Nobody has had this address before. */
export const newAddress = () => `adepta-${randomUUID().slice(0, 8)}@adeptos.example`;

/** Somebody whom all providers know. */
export const addPerson = (about: Partial<Person> & { givenName?: string; familyName?: string }) =>
  ask<Person>("/people", about);

export type Provider = "organisation" | "google" | "facebook" | "apple";

interface Condition {
  state: "well" | "down" | "slow";
  milliseconds?: number;
  /** What of it is so: calls with this in their address. */
  only?: string;
}

/** For everybody: only where no other test needs this provider meanwhile. */
export const setCondition = (provider: Provider, condition: Condition) =>
  ask("/conditions", { provider, ...condition });

export const rotateKeys = (keepOld = true) => ask("/keys", { keepOld });

export interface Minted {
  issuer?: "organisation" | "google";
  signedBy?: "issuer" | "stranger";
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

/** A token, of the organisation if nothing else is said, that is right but for what is said; `null` leaves something out. */
export const mintToken = async (wanted: Minted) => (await ask<{ token: string }>("/tokens", wanted)).token;

export const longAgo = { iat: 1_600_000_000, exp: 1_600_003_600 };

export interface Mail {
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
  links: string[];
}

export const mailsTo = (address: string) => ask<Mail[]>(`/mails?to=${encodeURIComponent(address)}`);

export const refuseMails = (to: string, count: number) => ask("/mails/refuse", { to, count });

export const refusalsLeft = async (to: string) =>
  (await ask<{ left: number }>(`/mails/refuse?to=${encodeURIComponent(to)}`)).left;

/** The link of a kind in the newest of so many mails, once they have come. */
export async function linkFromMail(address: string, path: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const { links = [], text = "" } = (await mailsTo(address)).at(-1) ?? {};
  const link = links.find((one) => new URL(one).pathname === path);
  expect(link, text).toBeDefined();
  return link ?? "";
}
