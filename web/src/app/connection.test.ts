// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";

/** What the worker answers, by address: what it kept says when. */
let answers: Record<string, { body: string; at?: number; status?: number } | undefined> = {};
let isReachable = true;

async function opened() {
  vi.resetModules();
  const [connection, { browserTransport }, { createQueryClient }] = await Promise.all([
    import("./connection.ts"),
    import("../api/transport.ts"),
    import("../api/queries.ts"),
  ]);
  const client = createQueryClient(
    browserTransport(() => 5),
    "pt-PT",
  );
  connection.onConnection(() => undefined);
  const show = async (address: string) => {
    const observer = new QueryObserver(client, { queryKey: [address], staleTime: 0 });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    return stop;
  };
  return { ...connection, client, show };
}

beforeEach(() => {
  answers = {};
  isReachable = true;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/robots.txt") {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return new Response("");
    }
    const found = answers[address];
    if (!found) throw new TypeError("Failed to fetch");
    const { body, at, status = 200 } = found;
    return new Response(body, { status, headers: at === undefined ? {} : { "x-stored-at": String(at) } });
  });
});

const AN_HOUR_AGO = Date.now() - 3_600_000;

test("what the network did not answer is old, until it does", async () => {
  const { show, isOutOfReach, ageOfShown, lookAgain, client } = await opened();
  answers = { "/api/a": { body: "1", at: AN_HOUR_AGO } };
  await show("/api/a");
  expect(isOutOfReach(client)).toBe(true);
  expect(ageOfShown(client)).toBe(AN_HOUR_AGO);
  answers = { "/api/a": { body: "2" }, "/api/b": { body: "1" } };
  // Something else is answered: this one is still as old as it was.
  await show("/api/b");
  expect(isOutOfReach(client)).toBe(true);
  await lookAgain(client);
  expect(isOutOfReach(client)).toBe(false);
  expect(client.getQueryData(["/api/a"])).toBe(2);
  expect(ageOfShown(client)).toBeGreaterThan(AN_HOUR_AGO);
});

test("a call that is answered takes back that there is no network", async () => {
  const { show, isOutOfReach, checkConnection, client } = await opened();
  isReachable = false;
  await checkConnection();
  expect(isOutOfReach(client)).toBe(true);
  answers = { "/api/a": { body: "1" } };
  await show("/api/a");
  expect(isOutOfReach(client)).toBe(false);
});

test("a program in trouble is no answer", async () => {
  const { show, isOutOfReach, checkConnection, client } = await opened();
  isReachable = false;
  await checkConnection();
  answers = { "/api/a": { body: "{}", status: 503 } };
  await show("/api/a");
  expect(isOutOfReach(client)).toBe(true);
});

test("what is not shown any more does not count", async () => {
  const { show, isOutOfReach, lookAgain, client } = await opened();
  answers = { "/api/a": { body: "1", at: AN_HOUR_AGO } };
  const stop = await show("/api/a");
  stop();
  expect(isOutOfReach(client)).toBe(false);
  // Nor is it asked for again.
  answers = {};
  await lookAgain(client);
  expect(client.getQueryState(["/api/a"])?.status).toBe("success");
  expect(isOutOfReach(client)).toBe(false);
});

test("who presses the button is told whether it helped", async () => {
  const { show, tryAgain, client } = await opened();
  answers = { "/api/a": { body: "1", at: AN_HOUR_AGO } };
  await show("/api/a");
  isReachable = false;
  expect(await tryAgain(client)).toBe(false);
  isReachable = true;
  expect(await tryAgain(client)).toBe(false);
  answers = { "/api/a": { body: "2" } };
  expect(await tryAgain(client)).toBe(true);
});

test("an age that lies ahead is none", async () => {
  const { show, ageOfShown, client } = await opened();
  answers = { "/api/a": { body: "1", at: Date.now() + 3_600_000 } };
  await show("/api/a");
  expect(ageOfShown(client)).toBeUndefined();
});

test("what was read ahead counts from when it is shown", async () => {
  const { show, isOutOfReach, client } = await opened();
  answers = { "/api/a": { body: "1", at: AN_HOUR_AGO } };
  await client.prefetchQuery({ queryKey: ["/api/a"] });
  expect(isOutOfReach(client)).toBe(false);
  await show("/api/a");
  expect(isOutOfReach(client)).toBe(true);
});
