import { expect, test } from "vitest";
import type { Partnership } from "../../api/contentLists.ts";
import { partnerGroups } from "./partnerGroups.ts";

const partner = (id: number, type: string | null, url: string | null = null) =>
  ({ id, name: `P${id}`, type, url, location: "footer", logo: null, logoSecondary: null }) as Partnership;

test("main ones first, and those of no known kind among the official ones", () => {
  const groups = partnerGroups([
    partner(1, "media"),
    partner(2, null),
    partner(3, "main", "javascript:1"),
    partner(4, "official"),
  ]);
  expect(groups.map(({ type, partners }) => [type, partners.map(({ key }) => key)])).toEqual([
    ["main", ["3"]],
    ["official", ["2", "4"]],
    ["media", ["1"]],
  ]);
  expect(groups[0]?.partners[0]?.href).toBeUndefined();
});
