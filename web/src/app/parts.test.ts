import { expect, test } from "vitest";
import { createQueryClient } from "../api/queries.ts";
import { readParts } from "./parts.ts";
import { collectState, restoreState } from "./state.ts";

function siteWith(answers: Record<string, { status: number; body: string } | "never">, patienceMs?: number) {
  const asked: string[] = [];
  const client = createQueryClient((address) => {
    asked.push(address);
    const answer = answers[address];
    return answer === "never" || !answer ? new Promise(() => {}) : Promise.resolve(answer);
  }, "pt-PT");
  return { asked, site: { client, patienceMs } };
}

const part = (address: string) => ({ queryKey: [address] });

test("a part that fails does not fail the page, and the browser learns how it failed", async () => {
  const failed = { status: 503, body: '{"error":"unavailable","message":"Tente mais tarde.","statusCode":503}' };
  const { site } = siteWith({ "/a": { status: 200, body: "[1]" }, "/b": failed });
  await readParts(site, [part("/a"), part("/b")]);
  const page = collectState(site.client, {});
  expect(page.failures).toEqual([["/b", { status: 503, code: "unavailable", message: "Tente mais tarde." }]]);

  const browser = siteWith({}).site.client;
  restoreState(browser, { page, answers: { "/a": [1] } });
  expect(browser.getQueryData(["/a"])).toEqual([1]);
  expect(browser.getQueryState(["/b"])?.status).toBe("error");
});

test("a slow part does not hold up the page in the browser", async () => {
  const { site } = siteWith({ "/a": { status: 200, body: "[1]" }, "/b": "never" }, 10);
  await readParts(site, [part("/a"), part("/b")]);
  expect(site.client.getQueryData(["/a"])).toEqual([1]);
  expect(site.client.getQueryData(["/b"])).toBeUndefined();
});

test("what is known is not waited for", async () => {
  const { asked, site } = siteWith({});
  site.client.setQueryData(["/a"], [1]);
  await readParts(site, [part("/a")]);
  expect(asked).toEqual([]);
});
