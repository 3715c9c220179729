import { expect, test } from "vitest";
import { bracketQuery } from "./brackets.ts";

test.each([
  [{}, ""],
  [{ locale: "pt-PT" }, "locale=pt-PT"],
  [{ sort: ["publishedAt:desc", "number:desc"] }, "sort[0]=publishedAt%3Adesc&sort[1]=number%3Adesc"],
  [{ filters: { platform: { $in: ["web", "all"] } } }, "filters[platform][$in][0]=web&filters[platform][$in][1]=all"],
  [{ filters: { $or: [{ a: { b: 1 } }, { c: true }] } }, "filters[$or][0][a][b]=1&filters[$or][1][c]=true"],
  [{ filters: { slug: undefined }, populate: "*" }, "populate=*"],
  [{ filters: { title: "Q&A = 1+1 [é]" } }, "filters[title]=Q%26A%20%3D%201%2B1%20%5B%C3%A9%5D"],
])("%j", (parameters, expected) => {
  expect(bracketQuery(parameters)).toBe(expected);
});
