import { test } from "@playwright/test";
import { gate } from "./gate.ts";
import { PAGES } from "./pages.ts";

for (const one of PAGES) {
  for (const language of ["pt", "en"] as const) {
    test(`${one.name}, ${language}`, ({ page, browser, baseURL }) => gate(one, language, { page, browser, baseURL }));
  }
}
