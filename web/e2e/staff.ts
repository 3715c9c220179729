import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

/** The leagues in which somebody works: one with its clock stopped, and the one in which people sign in. */
type League = "content" | "accounts";

/** Staff and keys are made with the program's own commands, as whoever runs a site makes them. */
function run(args: string[], input = "", league: League = "content"): string {
  const { E2E_PROGRAM = "", E2E_CONTENT_DATA = "", E2E_ACCOUNTS_DATA = "", E2E_NOW = "" } = process.env;
  const isContent = league === "content";
  return execFileSync(E2E_PROGRAM, [...args, "--data", isContent ? E2E_CONTENT_DATA : E2E_ACCOUNTS_DATA], {
    input,
    encoding: "utf8",
    env: { ...process.env, ...(isContent ? { JORNADA_NOW: E2E_NOW } : {}) },
  });
}

export function addStaff(role: string, league: League): { identifier: string; password: string } {
  const identifier = `${role}-${randomUUID().slice(0, 8)}@example.org`;
  const password = randomUUID();
  run(["user", "add", "--email", identifier, "--role", role, "--password-stdin"], `${password}\n`, league);
  return { identifier, password };
}

export const addEditor = () => addStaff("editor", "content");

/** What an editor's own programs do with documents. By key: how often one may sign in is limited. */
export function openDesk(request: APIRequestContext) {
  const [key] = /jrn_\S+/.exec(run(["key", "add", `desk ${randomUUID().slice(0, 8)}`, "--scope", "editor"])) ?? [];
  const headers = { Authorization: `Bearer ${key}` };
  const send = async (method: "POST" | "PUT" | "DELETE", path: string, data?: object) => {
    const response = await request.fetch(`/api/${path}`, { method, headers, ...(data ? { data: { data } } : {}) });
    expect(response.status(), `${method} ${path}: ${await response.text()}`).toBe(200);
    return response.json();
  };
  return {
    create: (type: string, data: object) => send("POST", type, data),
    save: (path: string, data: object) => send("PUT", path, data),
    remove: (path: string) => send("DELETE", path),
  };
}
