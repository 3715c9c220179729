// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "../../api/furniture.ts";
import { createQueryClient } from "../../api/queries.ts";
import { deleteCookie } from "../cookies.ts";

const DEVICE = "0b6c1f0e-0000-4000-8000-000000000000";
const COMMON = { device_id: DEVICE, platform: "web", device_type: "desktop", premium: false };

let stopped: (() => void) | undefined;

/** A page that was just opened. */
async function opened() {
  vi.resetModules();
  const [{ answerConsent }, { announce }, { startAnalytics }, { tells }] = await Promise.all([
    import("../consent.ts"),
    import("../events.ts"),
    import("./start.ts"),
    import("../tells.ts"),
  ]);
  const client = createQueryClient(() => Promise.reject(new Error("nothing is read here")), "pt-PT");
  client.setQueryData(readSettings("pt-PT").queryKey, {
    data: [{ id: 1, attributes: { contactEmail: "geral@liga.example" } }],
  });
  stopped = () => answerConsent([]);
  return { answerConsent, announce, tells, start: () => startAnalytics({ client, language: "pt-PT" }, DEVICE) };
}

const sent = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(new Response(null, { status: 204 })));
const beacon = vi.fn((_address: string, _body: Blob) => true);
const layer = () => window.dataLayer ?? [];
const namesIn = (body: unknown) => JSON.parse(String(body)).events.map(({ name }: { name: string }) => name);

function hide(state: "hidden" | "visible") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

function press(html: string, type = "click", button = 0) {
  document.body.innerHTML = html;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.body.querySelector("b")?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
}

const attributes = (all: Record<string, string | undefined>) =>
  Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", sent);
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
  deleteCookie("jornada_cookie_consent");
  document.documentElement.dataset.counting = "";
});
afterEach(() => {
  stopped?.();
  delete window.dataLayer;
  delete document.documentElement.dataset.counting;
  delete document.documentElement.dataset.view;
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("before an answer, and after a refusal, nothing is kept or sent", async () => {
  const { announce, answerConsent, start } = await opened();
  announce("logout");
  start();
  announce("play_video", { id: 1, name: "Golo" });
  answerConsent(["embeds"]);
  announce("play_video", { id: 2, name: "Golo" });
  hide("hidden");
  vi.advanceTimersByTime(10_000);
  expect(window.dataLayer).toBeUndefined();
  answerConsent(["analytics"]);
  expect(layer()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
});

test("each event is told once, with its parameters", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  start();
  announce("login_google");
  announce("play_video", { id: 7, name: "Golo" });
  announce("new_search", { query: "farol", found: 3, from: "page" });
  announce("next_match", { name: "Farol – Dunas" });
  expect(layer()).toEqual([
    { event: "login_google", ...COMMON },
    { event: "play_video", ...COMMON, id: "7", name: "Golo" },
    { event: "new_search", ...COMMON, name: "farol" },
    { event: "next_match", ...COMMON, name: "Farol – Dunas" },
  ]);
});

test("what happened before whoever counts was there is told, of those who agreed", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  for (let more = 0; more < 30; more += 1) announce("logout");
  start();
  expect(layer()).toHaveLength(20);
});

test("the native app says which it is", async () => {
  const { announce, answerConsent, start } = await opened();
  document.documentElement.dataset.view = "app";
  answerConsent(["analytics"]);
  start();
  announce("logout");
  expect(layer()).toMatchObject([{ platform: "android" }]);
});

test("a phone that is unfolded is a tablet, once it has come to rest", async () => {
  const { announce, answerConsent, start } = await opened();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 16) Mobile Chrome/156.0.0.0");
  const side = vi.spyOn(screen, "width", "get").mockReturnValue(400);
  vi.spyOn(screen, "height", "get").mockReturnValue(900);
  answerConsent(["analytics"]);
  start();
  announce("logout");
  side.mockReturnValue(800);
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(50);
  announce("logout");
  expect(layer()).toMatchObject([{ device_type: "mobile" }, { device_type: "tablet" }]);
});

test("the site's own counts learn what happened, and not on which device", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  announce("play_video", { id: 7, name: "Golo" });
  vi.advanceTimersByTime(1999);
  announce("logout");
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledTimes(1);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe("/api/v1/events");
  expect(JSON.parse(String(init?.body))).toEqual({
    events: ["play_video", "logout"].map((name) => ({ name, platform: "web", deviceType: "desktop" })),
  });
});

test("twenty do not wait", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  for (let more = 0; more < 21; more += 1) announce("logout");
  expect(sent).toHaveBeenCalledTimes(1);
  expect(namesIn(sent.mock.calls[0]?.[1]?.body)).toHaveLength(20);
});

test("where the site does not count by itself nothing is sent", async () => {
  const { announce, answerConsent, start } = await opened();
  delete document.documentElement.dataset.counting;
  answerConsent(["analytics"]);
  start();
  announce("logout");
  vi.advanceTimersByTime(5000);
  hide("hidden");
  expect(sent).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  expect(layer()).toHaveLength(1);
});

test("a page that is hidden sends what is left, as JSON, once", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  announce("logout");
  hide("hidden");
  hide("visible");
  hide("hidden");
  vi.advanceTimersByTime(5000);
  expect(sent).not.toHaveBeenCalled();
  expect(beacon).toHaveBeenCalledTimes(1);
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect(address).toBe("/api/v1/events");
  expect(body?.type).toBe("application/json");
  expect(namesIn(await body?.text())).toEqual(["logout"]);
});

test("a failure is nobody's business", async () => {
  const { announce, answerConsent, start } = await opened();
  sent.mockRejectedValueOnce(new TypeError("offline"));
  answerConsent(["analytics"]);
  start();
  announce("logout");
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("who changes his mind is forgotten at once; what others wrote stays", async () => {
  const { announce, answerConsent, start } = await opened();
  window.dataLayer = [{ other: true }];
  answerConsent(["analytics"]);
  start();
  announce("logout");
  answerConsent(["embeds"]);
  announce("logout");
  vi.advanceTimersByTime(5000);
  hide("hidden");
  expect(layer()).toEqual([{ other: true }]);
  expect(sent).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  answerConsent(["analytics"]);
  announce("logout");
  expect(layer()).toHaveLength(2);
});

test("a page that stays open for days keeps the last 200", async () => {
  const { announce, answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  for (let id = 1; id <= 250; id += 1) announce("play_video", { id, name: "Golo" });
  expect(layer()).toHaveLength(200);
  expect(layer()[199]).toMatchObject({ id: "250" });
});

test("programs that read the site are not counted", async () => {
  const { announce, answerConsent, start } = await opened();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)");
  answerConsent(["analytics"]);
  start();
  announce("logout");
  expect(layer()).toEqual([]);
});

test("links tell what they are marked with, by any button that follows them", async () => {
  const { answerConsent, start, tells } = await opened();
  answerConsent(["analytics"]);
  start();
  const marked = attributes(tells("competition_selected", { id: "taca", name: "Taça" }));
  press(`<a href="/competition/taca" ${marked}><b>Taça</b></a>`);
  press(`<header ${marked}><a href="/competition/taca"><b>Taça</b></a></header>`, "auxclick", 1);
  press(`<a href="/competition/taca" ${marked}><b>Taça</b></a>`, "auxclick", 2);
  press(`<header ${marked}><b>Taça</b></header>`);
  press(`<a href="/x" data-tells="delete_profile"><b>Não</b></a>`);
  const told = { event: "competition_selected", ...COMMON, id: "taca", name: "Taça" };
  expect(layer()).toEqual([told, told]);
});

test("letters to the league are counted, those to others are not", async () => {
  const { answerConsent, start } = await opened();
  answerConsent(["analytics"]);
  start();
  press(`<a href="mailto:geral@liga.example"><b>Escreva-nos</b></a>`);
  press(`<a href="mailto:Imprensa@LIGA.example?subject=Olá"><b>Imprensa</b></a>`);
  press(`<a href="mailto:marta@outro.example"><b>Marta</b></a>`);
  expect(layer()).toMatchObject([{ event: "send_mail_feedback" }, { event: "send_mail_feedback" }]);
});
