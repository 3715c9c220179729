// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { decideFollow, decideSubmit, type Follow, followLinks } from "./links.ts";

const here = new URL("https://liga.example/competition/liga?type=home") as unknown as Location;
let followed: Follow | undefined;

function press(html: string, init: MouseEventInit = {}): Follow | undefined {
  document.body.innerHTML = html;
  document
    .querySelector("[data-press], a")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return followed;
}

function listen(event: MouseEvent) {
  followed = decideFollow(event, here);
  event.preventDefault();
}

beforeEach(() => document.addEventListener("click", listen));
afterEach(() => {
  document.removeEventListener("click", listen);
  followed = undefined;
});

test("a link to another page of ours is followed without leaving", () => {
  expect(press('<a href="https://liga.example/x?y=1#z">x</a>')).toEqual({ to: "/x?y=1#z", keepsPlace: false });
});

test("what is inside a link counts as the link", () => {
  const html = '<a href="https://liga.example/x"><b data-press>x</b></a>';
  expect(press(html)).toEqual({ to: "/x", keepsPlace: false });
});

test("a control that changes a part of the page keeps its place", () => {
  const html = '<div data-keeps-place=""><a href="https://liga.example/x">x</a></div>';
  expect(press(html)).toEqual({ to: "/x", keepsPlace: true });
});

test.each([
  ["another site", '<a href="https://other.example/">x</a>', {}],
  ["a new window", '<a href="https://liga.example/x" target="_blank">x</a>', {}],
  ["a download", '<a href="https://liga.example/x" download>x</a>', {}],
  ["a file", '<a href="https://liga.example/rules.pdf">x</a>', {}],
  ["the API", '<a href="https://liga.example/api/docs">x</a>', {}],
  ["another language, which the server remembers", '<a href="https://liga.example/x?lang=en">x</a>', {}],
  ["a place on this page", '<a href="https://liga.example/competition/liga?type=home#main">x</a>', {}],
  ["the middle button", '<a href="https://liga.example/x">x</a>', { button: 1 }],
  ["a new tab", '<a href="https://liga.example/x">x</a>', { ctrlKey: true }],
  ["a new tab on a Mac", '<a href="https://liga.example/x">x</a>', { metaKey: true }],
  ["a button", "<button data-press>x</button>", {}],
])("%s is left to the browser", (_, html, init) => {
  expect(press(html, init)).toBeUndefined();
});

test("a form leads where it would lead without scripts, less the empty choices", () => {
  document.body.innerHTML = `<form method="get" action="https://liga.example/classification?old=1">
    <input name="season" value="20252026"><input name="type" value=""><input name="round" value="3"></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  expect(decideSubmit(form, here)).toEqual({ to: "/classification?season=20252026&round=3", keepsPlace: false });
});

test("a form that changes something is left to the browser", () => {
  document.body.innerHTML = '<form method="post" action="https://liga.example/x"></form>';
  expect(decideSubmit(document.querySelector("form") as HTMLFormElement, here)).toBeUndefined();
});

test("a link that is followed is marked at once, before anything else is done", async () => {
  document.removeEventListener("click", listen);
  const gone: Follow[] = [];
  followLinks(document.body, async (follow) => void gone.push(follow));
  document.body.innerHTML = '<a href="/calendar">x</a>';
  const link = document.querySelector("a");
  link?.click();
  expect([link?.hasAttribute("data-followed"), gone]).toEqual([true, []]);
  await vi.waitFor(() => expect(gone).toEqual([{ to: "/calendar", keepsPlace: false }]));
  expect(link?.hasAttribute("data-followed")).toBe(true);
});

test("a link in a part that has not come to life is followed, although nothing else hears of it", async () => {
  const gone: Follow[] = [];
  document.body.innerHTML = '<main><a href="/calendar">x</a></main>';
  const [main, link] = [document.querySelector("main") as Element, document.querySelector("a")];
  // As React does it.
  main.addEventListener("click", (event) => event.stopPropagation(), true);
  followLinks(main, async (follow) => void gone.push(follow));
  link?.click();
  await vi.waitFor(() => expect(gone).toEqual([{ to: "/calendar", keepsPlace: false }]));
});
