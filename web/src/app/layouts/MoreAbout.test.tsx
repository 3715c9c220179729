// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFavourites } from "../../api/fan.ts";
import { readFooter } from "../../api/furniture.ts";
import { exampleTeam } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { exampleSite, forgetAll, MARTA } from "../../session/exampleFan.ts";
import { setSession } from "../../session/state.ts";
import { SiteContext } from "../SiteContext.tsx";
import { MoreAbout } from "./MoreAbout.tsx";
import { MoreAccount } from "./MoreAccount.tsx";

const texts = allTexts["pt-PT"];
const value = { language: "pt-PT", texts, overrides: {}, isAppView: false, bringTexts: async () => undefined } as const;
const item = (label: string, url: string) => ({ label, url });

function show(part: React.ReactNode, here = "/") {
  const { client } = exampleSite();
  const menus = [
    { name: "Liga", menuItems: [item("Comunicados", "/statements"), item("Acreditação", "/accreditation")] },
    { name: "Ajuda", menuItems: [item("Privacidade", "/pages/privacy"), item("Bilhetes", "https://x.example/")] },
  ];
  client.setQueryData(readFooter("pt-PT").queryKey, { data: [{ id: 1, attributes: { menus } }] });
  client.setQueryData(readFavourites().queryKey, [
    { is_primary: true, team: { ...exampleTeam(1, "Farol do Cabo"), color: "#123456", textColor: "#ffffff" } },
  ] as never);
  return render(
    <MemoryRouter initialEntries={[here]}>
      <QueryClientProvider client={client}>
        <SiteContext value={value}>{part}</SiteContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(forgetAll);
afterEach(cleanup);

test("the sheet leads to accreditation, and to what the footer has that it does not have itself", () => {
  show(<MoreAbout others={[{ href: "/statements" }]} />, "/pages/privacy");
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/accreditation",
    "/pages/privacy",
    "https://x.example/",
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  expect(links.at(-1)?.getAttribute("target")).toBe("_blank");
});

test("who is signed in stands there in the colour of their club", () => {
  setSession({ status: "in", user: MARTA });
  show(<MoreAccount onClose={() => undefined} />);
  const card = screen.getByRole("link", { name: /Marta Quintela/ });
  expect(card.getAttribute("href")).toBe("/profile");
  expect(card.style.getPropertyValue("--club")).toBe("#123456");
});
