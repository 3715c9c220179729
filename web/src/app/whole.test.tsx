// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectFromTop } from "./moving.ts";
import { Rest } from "./Rest.tsx";
import { useFirst } from "./whole.ts";

/** What was on the screen, one after the other. */
let seen: string[] = [];

beforeEach(() => {
  seen = [];
});
afterEach(() => {
  expectFromTop(false);
  cleanup();
  vi.restoreAllMocks();
});

function Page({ shown }: { shown?: "wide" }) {
  const list = useFirst(["a", "b", "c"], 2, shown);
  seen.push(list.join(""));
  return (
    <main>
      {list.join("")}
      <Rest>rest</Rest>
    </main>
  );
}

/** Opens the page, as a press does. */
async function open(shown?: "wide") {
  let show: (isShown: boolean) => void = () => undefined;
  function Site() {
    const [isShown, setShown] = useState(false);
    show = setShown;
    return isShown ? <Page {...(shown && { shown })} /> : null;
  }
  const { container } = render(<Site />);
  await act(async () => startTransition(() => show(true)));
  return container;
}

test("a page that was pressed for is there with its first screen, and then whole", async () => {
  expectFromTop(true);
  const page = await open();
  expect(seen).toEqual(["ab", "abc"]);
  expect(page.textContent).toBe("abcrest");
});

test("whoever goes back, or stays in their place, has all of a page at once", async () => {
  const page = await open();
  expect(seen).toEqual(["abc"]);
  expect(page.textContent).toBe("abcrest");
});

test.each([
  [true, ["ab", "abc"]],
  [false, ["abc"]],
])("what only wide screens show waits on narrow ones alone (narrow: %s)", async (isNarrow, expected) => {
  vi.spyOn(window, "matchMedia").mockImplementation(() => ({ matches: isNarrow }) as MediaQueryList);
  expectFromTop(true);
  await open("wide");
  expect(seen).toEqual(expected);
});

test("what the server painted is whole, and comes to life whole, although another page was pressed for meanwhile", async () => {
  const html = renderToString(<Page />);
  expect(html).toContain("abc");
  expect(html).toContain("rest");
  const root = document.createElement("div");
  root.innerHTML = html;
  const onRecoverableError = vi.fn();
  expectFromTop(true);
  seen = [];
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError }));
  expect(new Set(seen)).toEqual(new Set(["abc"]));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
