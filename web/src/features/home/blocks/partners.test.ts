import { expect, test } from "vitest";
import type { PartnerItem } from "../../../api/frontLists.ts";
import { partnersByType } from "./partners.ts";

const partner = (id: number, more: Partial<PartnerItem> = {}): PartnerItem => ({
  id,
  name: `Partner ${id}`,
  url: "https://partner.example",
  type: "official",
  location: "everywhere",
  logo: null,
  ...more,
});

test("the main partner comes first, the others by what they are", () => {
  const groups = partnersByType([partner(1, { type: "media" }), partner(2), partner(3, { type: "main" })]);
  expect(groups.map(({ type }) => type)).toEqual(["main", "official", "media"]);
  expect(groups[0]?.partners[0]?.isMain).toBe(true);
});

test("those that belong elsewhere are left out", () => {
  expect(partnersByType([partner(1, { location: "footer" }), partner(2, { location: "competition" })])).toEqual([]);
});

test("an unknown kind counts as official, and an address that is none leads nowhere", () => {
  const [group] = partnersByType([partner(1, { type: "galactic", url: "javascript:alert(1)" })]);
  expect(group).toMatchObject({ type: "official", partners: [{ href: undefined }] });
});
