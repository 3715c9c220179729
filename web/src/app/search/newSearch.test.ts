import { expect, test } from "vitest";
import { listen } from "../events.ts";
import { tellOfSearch } from "./newSearch.ts";

test("a search is told once, and again after another", () => {
  const heard: string[] = [];
  const stop = listen(({ name, detail }) =>
    heard.push(name === "new_search" ? `${detail.query} ${detail.from}` : name),
  );
  tellOfSearch("farol", 3, "palette");
  tellOfSearch("farol", 3, "page");
  tellOfSearch("obando", 1, "page");
  tellOfSearch("farol", 3, "page");
  stop();
  expect(heard).toEqual(["farol palette", "obando page", "farol page"]);
});
