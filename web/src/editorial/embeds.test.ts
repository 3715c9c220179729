import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { embedOf, USUAL_EMBEDS } from "./embeds.ts";

test("the usual origins are those that the program lets pages frame", () => {
  const settings = readFileSync(new URL("../../../crates/jornada/src/config/pages.rs", import.meta.url), "utf8");
  const [, list = ""] = /const EMBEDS: \[&str; \d+\] = \[([^\]]*)\]/.exec(settings) ?? [];
  expect(USUAL_EMBEDS).toEqual([...list.matchAll(/"([^"]+)"/g)].map(([, origin]) => origin));
});

test.each([
  ["https://www.youtube.com/watch?v=abc-DEF_123", "https://www.youtube-nocookie.com/embed/abc-DEF_123"],
  ["https://youtube.com/watch?list=x&v=abc", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://m.youtube.com/watch?v=abc&t=90s", "https://www.youtube-nocookie.com/embed/abc?start=90"],
  ["https://youtu.be/abc?t=5", "https://www.youtube-nocookie.com/embed/abc?start=5"],
  ["https://www.youtube.com/shorts/abc", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://www.youtube.com/embed/abc", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://www.youtube-nocookie.com/embed/abc", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456"],
  ["https://player.vimeo.com/video/123456?h=1", "https://player.vimeo.com/video/123456?h=1"],
  ["https://www.dailymotion.com/video/x8abc", "https://www.dailymotion.com/embed/video/x8abc"],
  ["https://dai.ly/x8abc", "https://www.dailymotion.com/embed/video/x8abc"],
  ["https://geo.dailymotion.com/player.html?video=x8", "https://geo.dailymotion.com/player.html?video=x8"],
  ["https://issuu.com/liga/docs/anuario_24", "https://e.issuu.com/embed.html?d=anuario_24&u=liga"],
  ["https://e.issuu.com/embed.html?d=a&u=liga", "https://e.issuu.com/embed.html?d=a&u=liga"],
  [" https://WWW.YouTube.com/watch?v=abc ", "https://www.youtube-nocookie.com/embed/abc"],
])("%s plays at %s", (address, player) => {
  expect(embedOf(address)).toBe(player);
});

test.each([
  null,
  undefined,
  "",
  "http://www.youtube.com/watch?v=abc",
  "//www.youtube.com/embed/abc",
  "/videos/7",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://evil.example/?https://www.youtube.com/embed/abc",
  "https://www.youtube.com.evil.example/embed/abc",
  "https://www.youtube.com@evil.example/embed/abc",
  "https://evil.example\\@www.youtube.com/embed/abc",
  "https://www.youtube.com:8443/embed/abc",
  "https://vimeo.com/channels/staff",
  "https://issuu.com/liga",
  "https://x.com/liga/status/1",
])("%s is not framed", (address) => {
  expect(embedOf(address)).toBeUndefined();
});

test("a host that the site is set up for is framed, and one that it is not is linked to", () => {
  const allowed = ["https://video.liga.example:8443", "http://localhost:4000"];
  expect(embedOf("https://Video.liga.example:8443/v?id=7#t", allowed)).toBe("https://video.liga.example:8443/v?id=7");
  expect(embedOf("http://localhost:4000?id=7", allowed)).toBe("http://localhost:4000?id=7");
  expect(embedOf("https://video.liga.example/v", allowed)).toBeUndefined();
  expect(embedOf("https://www.youtube.com/watch?v=abc", allowed)).toBeUndefined();
  expect(embedOf("https://www.youtube.com/watch?v=abc", [])).toBeUndefined();
});
