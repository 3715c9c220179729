import { expect, test } from "vitest";
import type { VideoEntry } from "../../../api/videos.ts";
import { relatedTo } from "./related.ts";

const video = (id: number) => ({ id, title: `Vídeo ${id}` }) as VideoEntry;

test("the editors' choice comes first, nothing twice, and never the video itself", () => {
  const like = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(video);
  const next = relatedTo({ id: 1, related: [video(9), video(1), video(3)] }, like);
  expect(next.map(({ id }) => id)).toEqual([9, 3, 2, 4, 5, 6, 7]);
});
