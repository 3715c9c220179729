import { expect, test } from "vitest";
import { createQueryClient } from "../../../api/queries.ts";
import type { PageArgs } from "../../../app/page.ts";
import { openDraft } from "./openDraft.ts";

/** Opens a front page where there is a draft in Portuguese, for whoever has the link to it. */
async function open(address: string, language: "pt-PT" | "en", status = 403) {
  const client = createQueryClient(async (asked) => {
    const isSeen = asked.startsWith("/api/homepage?locale=pt-PT&") && asked.endsWith("&preview=signed");
    return isSeen ? { status: 200, body: '{"data":{"id":1,"attributes":{}}}' } : { status, body: "{}" };
  }, language);
  const query = new URLSearchParams(address.split("?")[1]);
  const args = { site: { client, language }, path: address, query } as unknown as PageArgs;
  return openDraft(args, "home").catch((thrown: unknown) =>
    thrown instanceof Response ? thrown.headers.get("Location") : thrown,
  );
}

test("the draft that a link was signed for", async () => {
  expect(await open("/?preview=signed", "pt-PT")).toBe("signed");
  expect(await open("/", "pt-PT")).toBeUndefined();
});

test("who reads another language is led to the one that it is in", async () => {
  expect(await open("/?preview=signed", "en")).toBe("/?preview=signed&lang=pt");
});

test("without a link that was signed for it there is no such page; a failure is a failure", async () => {
  expect(await open("/?preview=other", "pt-PT")).toMatchObject({ status: 404 });
  expect(await open("/?preview=signed", "en", 503)).toMatchObject({ status: 503 });
});
