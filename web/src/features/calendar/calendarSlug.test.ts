import { expect, test } from "vitest";
import { parseCalendarSlug } from "./calendarSlug.ts";

test.each([
  ["", {}],
  ["20262027", { season: "20262027" }],
  ["20262027/2026-11", { season: "20262027", month: "2026-11" }],
  ["2026-11", { month: "2026-11" }],
  ["liga-atlantica", { competition: "liga-atlantica" }],
  ["liga-atlantica/20262027", { competition: "liga-atlantica", season: "20262027" }],
  ["liga-atlantica/20262027/2026-11", { competition: "liga-atlantica", season: "20262027", month: "2026-11" }],
  ["20262027/liga-atlantica/2026-11", { competition: "liga-atlantica", season: "20262027", month: "2026-11" }],
  ["7/2027-01", { competition: "7", month: "2027-01" }],
  ["liga-2026-11", { competition: "liga-2026-11" }],
])("/calendar/%s", (slug, expected) => {
  expect(parseCalendarSlug(slug)).toEqual(expected);
});

test.each([
  "2026-13",
  "2026-00",
  "2026-1",
  "2026-011",
  "20262027/20252026",
  "2026-11/2026-12",
  "liga-atlantica/taca-atlantica",
  "20262027/2026-11/liga-atlantica/4",
  "20262027//2026-11",
  "Liga Atlântica",
  "liga_atlantica",
  "..",
  "x".repeat(65),
])("/calendar/%s is no calendar", (slug) => {
  expect(parseCalendarSlug(slug)).toBeUndefined();
});
