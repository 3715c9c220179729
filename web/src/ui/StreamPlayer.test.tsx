// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StreamPlayer } from "./StreamPlayer";

const hls = vi.hoisted(() => ({
  isSupported: true,
  sources: [] as string[],
  destroyed: 0,
  fail: (_fatal: boolean): void => undefined,
}));

vi.mock("hls.js/dist/hls.worker.js?url", () => ({ default: "/worker.js" }));
vi.mock("hls.js", () => ({
  default: class {
    static Events = { ERROR: "error" };
    static isSupported = () => hls.isSupported;
    on(_: string, listener: (event: string, data: { fatal: boolean }) => void) {
      hls.fail = (fatal) => listener("error", { fatal });
    }
    loadSource(src: string) {
      hls.sources.push(src);
    }
    attachMedia() {}
    destroy() {
      hls.destroyed += 1;
    }
  },
}));

beforeEach(() => Object.assign(hls, { isSupported: true, sources: [], destroyed: 0 }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLMediaElement.prototype, "webkitShowPlaybackTargetPicker");
});

/** What a browser says of streams; Apple's has its own signs. */
function inBrowser({ isApples = false, canPlay = true }) {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue(canPlay ? "maybe" : "");
  if (isApples) Object.assign(HTMLMediaElement.prototype, { webkitShowPlaybackTargetPicker: () => undefined });
}

async function start() {
  render(
    <StreamPlayer
      label="Ver em direto"
      src="/live.m3u8"
      href="/watch"
      captions={[{ src: "/pt.vtt", language: "pt", label: "Português" }]}
      texts={{ failed: "Sem emissão", retry: "Tentar de novo", pictureInPicture: "Imagem na imagem" }}
    />,
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Ver em direto" })));
}
const video = () => document.querySelector("video");

test("nothing is loaded before a click, and without scripts there is a link", () => {
  render(
    <StreamPlayer
      label="Ver em direto"
      src="/live.m3u8"
      href="/watch"
      captions={[]}
      texts={{ failed: "", retry: "", pictureInPicture: "" }}
    />,
  );
  expect(video()).toBeNull();
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe("/watch");
});

test("Apple's browser plays a stream by itself, with captions on", async () => {
  inBrowser({ isApples: true });
  await start();
  expect(video()?.getAttribute("src")).toBe("/live.m3u8");
  expect(video()?.querySelector("track")?.hasAttribute("default")).toBe(true);
  expect(hls.sources).toEqual([]);
});

test("others get a player of their own, which ends with the page", async () => {
  inBrowser({});
  await start();
  await vi.waitFor(() => expect(hls.sources).toEqual(["/live.m3u8"]));
  cleanup();
  expect(hls.destroyed).toBe(1);
});

test("a stream that cannot go on says so, and can be tried again", async () => {
  inBrowser({});
  await start();
  await vi.waitFor(() => expect(hls.sources).toHaveLength(1));
  act(() => hls.fail(false));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => hls.fail(true));
  expect(screen.getByRole("alert").textContent).toContain("Sem emissão");
  const retry = screen.getByRole("button", { name: "Tentar de novo" });
  expect(document.activeElement).toBe(retry);
  await act(async () => fireEvent.click(retry));
  await vi.waitFor(() => expect(hls.sources).toHaveLength(2));
});

test("a browser in which our player does not run plays it as well as it can", async () => {
  inBrowser({});
  hls.isSupported = false;
  await start();
  await vi.waitFor(() => expect(video()?.getAttribute("src")).toBe("/live.m3u8"));
});

test("a browser that can play it in no way says so", async () => {
  inBrowser({ canPlay: false });
  hls.isSupported = false;
  await start();
  expect((await screen.findByRole("alert")).textContent).toContain("Sem emissão");
});
