// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteCookie, readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "jornada_cookie_consent";

/** As a page finds it that was just opened. */
async function opened() {
  vi.resetModules();
  return import("./consent.ts");
}

beforeEach(() => deleteCookie(COOKIE));
afterEach(() => vi.restoreAllMocks());

test("before an answer nothing is agreed to", async () => {
  const { consent, hasAgreedTo } = await opened();
  expect(consent()).toBeUndefined();
  expect(hasAgreedTo("analytics")).toBe(false);
  expect(hasAgreedTo("embeds")).toBe(false);
});

test.each([
  [[], "1."],
  [["analytics"], "1.a"],
  [["embeds"], "1.e"],
  [["embeds", "analytics"], "1.ae"],
] as const)("%j is kept, and read by the next page", async (agreed, text) => {
  const { answerConsent } = await opened();
  answerConsent(agreed);
  expect(readCookie(COOKIE)).toBe(text);
  const { consent } = await opened();
  expect([...(consent() ?? ["nothing"])].sort()).toEqual([...agreed].sort());
});

test.each(["0.ae", "2.ae", "1", "ae", ".ae", "1.AE", "1.a.e", "1.<script>", "%00", "undefined", "1 .a"])(
  "%j is no answer: it is asked anew",
  async (text) => {
    const { consent, hasAgreedTo } = await opened();
    writeCookie(COOKIE, text);
    expect(consent()).toBeUndefined();
    expect(hasAgreedTo("analytics")).toBe(false);
  },
);

test("letters that mean nothing agree to nothing", async () => {
  const { consent } = await opened();
  writeCookie(COOKIE, "1.xyz");
  expect(consent()).toEqual(new Set());
});

test("an answer is one whole: what is not in it is refused, and whoever listens hears of it", async () => {
  const { answerConsent, consent, onConsent } = await opened();
  const heard = vi.fn();
  const stop = onConsent(heard);
  answerConsent(["analytics", "embeds"]);
  answerConsent(["embeds"]);
  stop();
  answerConsent([]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(consent()).toEqual(new Set());
});

test("what another tab was answered is known here, too", async () => {
  const { answerConsent, hasAgreedTo } = await opened();
  answerConsent(["analytics"]);
  writeCookie(COOKIE, "1.");
  expect(hasAgreedTo("analytics")).toBe(false);
});

test("the same answer is the same thing: React asks for it at every turn", async () => {
  const { answerConsent, consent } = await opened();
  answerConsent(["embeds"]);
  expect(consent()).toBe(consent());
});

test("where cookies are closed to us the answer holds until the page is left", async () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  const { answerConsent, hasAgreedTo } = await opened();
  answerConsent(["analytics"]);
  expect(hasAgreedTo("analytics")).toBe(true);
  expect((await opened()).consent()).toBeUndefined();
});
