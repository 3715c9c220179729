import { expect, test } from "vitest";
import { announce, listen, type SiteEvent } from "./events.ts";

test("whoever listens hears what happens, until he stops", () => {
  const heard: SiteEvent[] = [];
  announce("logout");
  const stop = listen((event) => heard.push(event));
  announce("new_search", { query: "farol", found: 3, from: "page" });
  announce("logout");
  stop();
  announce("play_video", { id: 7, name: "Golo" });
  expect(heard).toEqual([
    { name: "new_search", detail: { query: "farol", found: 3, from: "page" } },
    { name: "logout", detail: undefined },
  ]);
});
