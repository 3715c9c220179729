import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { isPersonal } from "../api/personal.ts";
import { answer, call, device, happening } from "./exampleDevice.ts";

vi.mock("workbox-expiration", () => import("./exampleExpiration.ts"));

const { answerCall, isKeptCall } = await import("./calls.ts");

const TABLE = "/api/v1/competition/liga-atlantica/standings";
const TOKEN = { authorization: "Bearer x.y.z" };
const PUBLIC = { "content-type": "application/json", "cache-control": "public, max-age=0" };
const PRIVATE = { "content-type": "application/json", "cache-control": "private, no-store" };

async function ask(address: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const { event, done } = happening("fetch");
  const response = await answerCall({ ...call(address, headers, signal), event });
  await done();
  return response;
}

beforeEach(() => device.forgetAll());

test("what was told last is told again without a network, with its age", async () => {
  device.network = () => answer("[1]", PUBLIC);
  expect((await ask(TABLE)).headers.get("x-stored-at")).toBeNull();
  device.network = () => undefined;
  const again = await ask(TABLE);
  expect(await again.text()).toBe("[1]");
  expect(Number(again.headers.get("x-stored-at"))).toBeGreaterThan(Date.now() - 10_000);
  await expect(ask(TABLE, { locale: "en" })).rejects.toThrow();
});

test("and while the program is in trouble, but not in place of what it refuses", async () => {
  device.network = () => answer("[1]", PUBLIC);
  await ask(TABLE);
  device.network = () => answer("{}", PUBLIC, 503);
  expect(await (await ask(TABLE)).text()).toBe("[1]");
  expect((await ask("/api/v2/seasons")).status).toBe(503);
  device.network = () => answer("{}", PUBLIC, 404);
  expect((await ask(TABLE)).status).toBe(404);
});

test("who has given up is told nothing, and takes no network for missing", async () => {
  device.network = () => answer("[1]", PUBLIC);
  await ask(TABLE);
  device.network = () => undefined;
  await expect(ask(TABLE, {}, AbortSignal.abort())).rejects.toThrow();
});

test("what is everybody's is kept of who is signed in, too", async () => {
  device.network = () => answer("[1]", PUBLIC);
  await ask(TABLE, TOKEN);
  device.network = () => undefined;
  expect(await (await ask(TABLE, TOKEN)).text()).toBe("[1]");
  expect(await (await ask(TABLE)).text()).toBe("[1]");
});

test.each([
  ["says that it is for one", PRIVATE],
  ["does not say that it is for everybody", { "content-type": "application/json" }],
  ["is not to be kept", { "cache-control": "public, no-store" }],
])("an answer to a token that %s is not kept", async (_, headers) => {
  // An editor sees drafts at the addresses of everybody.
  device.network = () => answer('{"draft":true}', headers);
  await ask("/api/news?locale=pt-PT", TOKEN);
  expect(device.kept("calls")).toEqual([]);
  device.network = () => undefined;
  await expect(ask("/api/news?locale=pt-PT", TOKEN)).rejects.toThrow();
});

test("nothing that is one person's own goes through the worker, with a token or without", () => {
  const document = JSON.parse(readFileSync(new URL("../../../docs/openapi.json", import.meta.url), "utf8"));
  const ways = Object.entries<{ get?: { security?: object[] } }>(document.paths);
  // Uploads are editors' alone, and say so in their answers.
  const own = ways.flatMap(([path, { get }]) => (get?.security && !path.startsWith("/api/upload/") ? [path] : []));
  expect(own.length).toBeGreaterThan(10);
  const others = ["/api/auth/options", "/api/connect/google", "/api/v1/profile/newsletters/leave?code=secret"];
  for (const address of [...own, ...others]) {
    for (const headers of [{}, TOKEN]) expect(isKeptCall(call(address, headers)), address).toBe(false);
  }
  expect(own.filter((address) => !isPersonal(address))).toEqual([]);
  for (const address of [TABLE, "/api/v1/teams/profile", "/api/news", "/api/v2/seasons"]) {
    expect(isKeptCall(call(address, TOKEN)), address).toBe(true);
  }
  expect(isKeptCall(call("/api/v1/live", { accept: "text/event-stream" }))).toBe(false);
});
