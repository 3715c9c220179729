import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilAlive, watch } from "../browser.ts";
import { patched } from "../openInApp.ts";
import { openDesk } from "../staff.ts";

/** In a league without competitions. */
const BUILT_IN = "Início,Jogos,Notícias,Vídeos";

test.describe.configure({ mode: "serial" });

const item = (label: string, url: string | null, children?: object[]) => ({
  label,
  url,
  ...(children && { children }),
});

/** What was saved shows at the next request: the page is asked for once. */
async function open(page: Page, address: string, shows: string) {
  const links = page
    .getByRole("banner")
    .getByRole("navigation", { name: /^(Secções|Sections)$/ })
    .getByRole("link");
  await page.goto(address);
  expect((await links.allTextContents()).join()).toBe(shows);
}

/** What was read is old, and its reader comes back. */
async function readAgain(page: Page) {
  await page.clock.fastForward("02:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

test("header and footer lead where editors want them to, in each language", async ({ page, request }) => {
  const { problems } = watch(page);
  const desk = openDesk(request);
  const sections = page.getByRole("banner").getByRole("navigation", { name: /^(Secções|Sections)$/ });
  await open(page, "/?lang=pt", BUILT_IN);

  const below = [item("Regulamentos", "/pages/regulamentos"), item("Loja", "https://loja.example/")];
  const menu = await desk.create("menus", { name: "A Liga", menuItems: [item("Comunicados", "/comunicados")] });
  await desk.save("header", {
    menuItems: [item("Início", "/"), item("A Liga", null, below)],
    menus: [menu.data.id],
  });
  await desk.save("footer", { menus: [menu.data.id], copyright: "© Liga" });
  await desk.save("header?locale=en", { menuItems: [item("Home", "/"), item("The league", "/pages/league")] });

  await open(page, "/?lang=pt", "Início,Comunicados");
  await untilAlive(page);
  await expect(sections.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
  await sections.getByText("A Liga").click();
  const shop = sections.getByRole("link", { name: "Loja" });
  await expect(shop).toHaveAttribute("target", "_blank");
  await expect(shop).toHaveAttribute("rel", "noopener");
  await expect(sections.getByRole("link", { name: "Regulamentos" })).not.toHaveAttribute("target");
  await expectAccessible(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation", { name: "A Liga" }).getByRole("link")).toHaveText(["Comunicados"]);
  await expect(footer).toContainText("© Liga");
  await sections.getByRole("link", { name: "Comunicados" }).click();
  await expect(page).toHaveURL("/statements");
  await expect(sections.getByRole("link", { name: "Comunicados" })).toHaveAttribute("aria-current", "page");

  await open(page, "/?lang=en", "Home,The league");
  expect(problems).toEqual([]);
});

test("on a phone the header's items are behind Mais", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lang=pt");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Secções" }).getByRole("link", { name: "Mais" }).click();
  const sheet = page.getByRole("dialog", { name: "Mais" });
  await expect(sheet.getByRole("link", { name: "Regulamentos" })).toBeVisible();
  await expectAccessible(page);
});

test("long names and many items stay within the page", async ({ page, request }) => {
  const desk = openDesk(request);
  const long = (name: string) => `${name}, com um nome que não acaba nem quando deve`;
  const many = Array.from({ length: 12 }, (_, index) => item(long(`Item ${index + 1}`), `/pages/${index + 1}`));
  await desk.save("header", { menuItems: [item(long("Liga"), null, many), ...many], menus: [] });
  await desk.save("settings", { siteName: "Liga Portuguesa de Futebol Profissional e Amador" });
  await open(page, "/?lang=pt", many.map(({ label }) => label).join());
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?lang=pt");
    await untilAlive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
  await expect(page).toHaveTitle(/^Liga Portuguesa de Futebol Profissional e Amador:/);
  await desk.remove("settings");
});

test("what leads nowhere, or runs, is left out; the rest stands", async ({ page }) => {
  const { problems } = watch(page);
  const odd = [
    item("Jogos", "/calendar"),
    item("Corre", "javascript:alert(1)"),
    item("", "/pages/sem-nome"),
    item("Partido", "calendar"),
    null,
    item("Fundo", null, [item("Um", "/1", [item("Dois", "/2", [item("Três", "/3", [item("Quatro", "/4")])])])]),
  ];
  await page.clock.install();
  await page.goto("/?lang=pt");
  await untilAlive(page);
  await page.route(/\/api\/(header|footer)\?/, (route) =>
    patched(route, (body) => {
      const attributes = { menuItems: odd, menus: { data: null }, buttons: null, socials: [null, item("x", "x")] };
      return { ...body, data: [{ id: 1, attributes }] };
    }),
  );
  await readAgain(page);
  const links = page.getByRole("banner").getByRole("navigation", { name: "Secções" }).locator("a");
  await expect(links).toHaveText(["Jogos", "Um", "Dois"]);
  await expect(page.getByRole("contentinfo").getByRole("navigation", { name: "Mais" }).locator("a")).toHaveText([
    "Jogos",
    "Um",
    "Dois",
  ]);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test("without documents the built-in places are back", async ({ page, request }) => {
  const desk = openDesk(request);
  for (const document of ["header", "header?locale=en", "footer"]) await desk.remove(document);
  await open(page, "/?lang=pt", BUILT_IN);
});

test("a notice is on every page until it is closed, and back with other words", async ({ page, request }) => {
  const desk = openDesk(request);
  await desk.save("settings", { notice: "Bilhetes à venda", noticeUrl: "/pages/tickets" });
  await page.goto("/?lang=pt");
  await untilAlive(page);
  const notice = page.getByRole("complementary", { name: "Aviso" });
  await expect(notice.getByRole("link", { name: "Bilhetes à venda" })).toHaveAttribute("href", "/pages/tickets");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Fechar" }).click();
  await expect(notice).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Jogos" }).click();
  await expect(page).toHaveURL(/calendar/);
  await expect(notice).toBeHidden();
  await page.goto("/calendar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await desk.save("settings", { notice: "Bilhetes esgotados", contactEmail: "liga@example.org" });
  await page.goto("/?lang=pt");
  await expect(notice).toHaveText(/Bilhetes esgotados/);
  const mail = page.getByRole("contentinfo").getByRole("link", { name: "liga@example.org" });
  await expect(mail).toHaveAttribute("href", "mailto:liga@example.org");
  await desk.remove("settings");
});
