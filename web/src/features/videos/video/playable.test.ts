import { expect, test } from "vitest";
import { playableOf } from "./playable.ts";

test.each([
  ["/uploads/golo.mp4", null, { kind: "file", src: "/uploads/golo.mp4" }],
  ["/uploads/golo.webm?v=2", "https://youtu.be/abc", { kind: "file", src: "/uploads/golo.webm?v=2" }],
  ["https://live.example/a/b.m3u8", null, { kind: "stream", src: "https://live.example/a/b.m3u8" }],
  [
    "https://www.youtube.com/watch?v=abc",
    null,
    {
      kind: "frame",
      src: "https://www.youtube-nocookie.com/embed/abc",
      href: "https://www.youtube.com/watch?v=abc",
      host: "youtube.com",
    },
  ],
  [
    "https://canal.example/1",
    "https://player.vimeo.com/video/1",
    { kind: "frame", src: "https://player.vimeo.com/video/1", href: "https://canal.example/1", host: "canal.example" },
  ],
  ["/art/moment/video-1.svg", "/art/moment/video-1.svg", { kind: "drawn", src: "/art/moment/video-1.svg" }],
  [
    "https://other.example/film.mp4",
    null,
    { kind: "link", href: "https://other.example/film.mp4", host: "other.example" },
  ],
  ["javascript:alert(1)", "//evil.example/x", { kind: "none" }],
  [null, null, { kind: "none" }],
])("%s, %s", (url, iframeText, expected) => {
  expect(playableOf({ url, iframeText })).toEqual(expected);
});
