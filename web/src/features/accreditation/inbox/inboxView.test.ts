import { expect, test } from "vitest";
import { hrefOfInbox, parseInboxView } from "./inboxView.ts";

const viewOf = (query: string) => parseInboxView(new URLSearchParams(query));

test.each([
  ["", "/accreditation/inbox"],
  ["tab=refused&page=3", "/accreditation/inbox?tab=refused&page=3"],
  ["request=AC-2026-0412", "/accreditation/inbox?request=AC-2026-0412"],
  ["tab=accepted&page=2&request=AC-2026-0412", "/accreditation/inbox?tab=accepted&page=2&request=AC-2026-0412"],
])("%j is a view with an address", (query, address) => {
  expect(hrefOfInbox(viewOf(query))).toBe(address);
});

test.each(["tab=all&page=-1", "page=1.5", "page=x&request=", "request=../../users", `request=${"A".repeat(41)}`])(
  "of %j nothing is believed",
  (query) => expect(viewOf(query)).toEqual({ status: "pending", page: 1, request: undefined }),
);
