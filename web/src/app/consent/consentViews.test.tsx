// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import { answerConsent, consent } from "../consent.ts";
import { deleteCookie } from "../cookies.ts";
import { SiteContext } from "../SiteContext.tsx";
import { AskForEmbed } from "./AskForEmbed.tsx";
import { ConsentViews } from "./ConsentViews.tsx";
import { bringChoices } from "./choices.ts";
import { show } from "./view.ts";
import { mayAsk } from "./whenToAsk.ts";

const site = {
  language: "pt-PT",
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: async () => undefined,
} as const;

const shown = (element: React.ReactNode) => render(<SiteContext value={site}>{element}</SiteContext>);
const card = () => screen.queryByRole("region", { name: site.texts.consent.title });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** Tells the first size at once. */
class Observer {
  constructor(private readonly tell: () => void) {}
  observe() {
    this.tell();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Observer);
  document.body.innerHTML = '<div id="footer"><a href="/pages/cookies">Cookies</a></div>';
  deleteCookie("jornada_cookie_consent");
});
afterEach(() => {
  act(() => show({ isAsking: false, isChoosing: false }));
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.view;
});

/** Whoever answers is not asked again on this page: each of these begins where nothing was answered. */
test("the question stands beside the page, is told politely, and makes room for itself", () => {
  shown(<ConsentViews />);
  expect(card()).toBeNull();
  act(() => show({ isAsking: true }));
  expect(card()).not.toBeNull();
  expect(screen.getByRole("status").textContent).toBe(site.texts.consent.asks);
  expect(document.body.style.paddingBottom).toMatch(/px$/);
  expect(
    within(card() as HTMLElement)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["Aceitar", "Recusar", "Escolher"]);
  const [accept, refuse] = within(card() as HTMLElement).getAllByRole("button");
  expect(accept?.className).toBe(refuse?.className);
});

test("choices begin with what was chosen, and are taken when they are saved", async () => {
  shown(<ConsentViews />);
  act(() => show({ isAsking: true }));
  press("Escolher");
  await screen.findByRole("dialog");
  fireEvent.click(screen.getByRole("switch", { name: /^Medição/ }));
  expect(consent()).toBeUndefined();
  press("Guardar escolha");
  expect(consent()).toEqual(new Set(["analytics"]));
  expect(card()).toBeNull();
  expect(document.body.style.paddingBottom).toBe("");
  expect(screen.getByRole("status").textContent).toBe(site.texts.consent.saved);
  act(() => show({ isChoosing: true }));
  expect(screen.getByRole("switch", { name: /^Medição/ }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("switch", { name: /^Conteúdos/ }).getAttribute("aria-checked")).toBe("false");
  expect(screen.getByRole("link", { name: "Política de cookies" }).getAttribute("href")).toBe("/pages/cookies");
});

test("who closes the choices has changed nothing", async () => {
  answerConsent(["embeds"]);
  await bringChoices();
  shown(<ConsentViews />);
  act(() => show({ isChoosing: true }));
  fireEvent.click(screen.getByRole("switch", { name: /^Conteúdos/ }));
  press("Fechar");
  expect(consent()).toEqual(new Set(["embeds"]));
  act(() => show({ isChoosing: true }));
  expect(screen.getByRole("switch", { name: /^Conteúdos/ }).getAttribute("aria-checked")).toBe("true");
});

test("another site's player is allowed once, or always with what was agreed to before", () => {
  answerConsent(["analytics"]);
  let allowed = 0;
  const ask = (
    <AskForEmbed
      embedSrc="https://www.youtube-nocookie.com/embed/a"
      href="https://www.youtube.com/watch?v=a"
      onAllow={() => {
        allowed += 1;
      }}
    />
  );
  shown(ask);
  expect(screen.getByText("youtube-nocookie.com ficará a saber desta visita")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Abrir/ }).getAttribute("href")).toBe("https://www.youtube.com/watch?v=a");
  expect(document.activeElement?.textContent).toBe("Ver desta vez");
  press("Ver desta vez");
  expect(allowed).toBe(1);
  expect(consent()).toEqual(new Set(["analytics"]));
  press("Permitir sempre");
  expect(allowed).toBe(2);
  expect(consent()).toEqual(new Set(["analytics", "embeds"]));
});

test("who has answered is not asked", () => {
  answerConsent([]);
  expect(mayAsk("/")).toBe(false);
});
