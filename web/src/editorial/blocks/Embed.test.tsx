// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EmbedBlock } from "../../api/blocks.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import { Embed } from "./Embed.tsx";

const site = {
  language: "pt-PT" as const,
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: () => Promise.resolve(),
};

function show(url: string, embeds?: string[]) {
  const block = { __component: "blocks.embed", id: 1, url, title: "Golo" } as EmbedBlock;
  render(
    <SiteContext value={{ ...site, around: { embeds } }}>
      <Embed block={block} url={url} />
    </SiteContext>,
  );
}

// Who has agreed to players of other sites.
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site keeps it
  document.cookie = "jornada_cookie_consent=1.e";
});
afterEach(cleanup);

test("once it is open there is a way out, for where the player stays dark", async () => {
  show("https://www.youtube.com/watch?v=abc");
  expect(screen.getByText(/depois de carregar no botão/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Ver em youtube.com" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Golo/ }));
  const out = await screen.findByRole("link", { name: "Ver em youtube.com" });
  expect(out.getAttribute("href")).toBe("https://www.youtube.com/watch?v=abc");
  expect(screen.getByTitle("Golo").getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/abc");
});

test("what the site is set up for plays, and what it is not is linked to", () => {
  show("https://video.liga.example/7", ["https://video.liga.example"]);
  expect(screen.getByRole("button", { name: /Golo/ })).toBeDefined();
  cleanup();
  show("https://www.youtube.com/watch?v=abc", []);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Golo" })).toBeDefined();
});
