// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allTexts } from "../i18n/allTexts.ts";
import { markMissing } from "./errors.ts";
import { laterParts } from "./later.tsx";
import { SiteContext } from "./SiteContext.tsx";

const site = {
  language: "pt-PT" as const,
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: async () => undefined,
};

/** Tells of what comes near, when the test says so. */
let comeNear: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

/** The page as one server painted it, about to come to life in a browser that has brought nothing yet. */
async function painted() {
  const load = vi.fn(async () => ({ parts: { counter: Counter } }));
  const onServer = laterParts("counter.ts", load)("counter");
  await onServer.bring(site);
  const around = (child: ReactNode) => <SiteContext value={site}>{child}</SiteContext>;
  const root = document.createElement("div");
  root.innerHTML = renderToString(around(<onServer.Component label="Golos" />));
  document.body.replaceChildren(root);
  load.mockClear();
  const inBrowser = laterParts("counter.ts", load)("counter");
  const onRecoverableError = vi.fn();
  let hydrated: Root | undefined;
  await act(async () => {
    hydrated = hydrateRoot(root, around(<inBrowser.Component label="Golos" />), { onRecoverableError });
  });
  const show = (label: string) => act(async () => hydrated?.render(around(<inBrowser.Component label={label} />)));
  return { root, load, onRecoverableError, show };
}

test("what the server painted stands before its script is asked for", async () => {
  const { root, load } = await painted();
  expect(root.textContent).toBe("Golos 0");
  expect(load).not.toHaveBeenCalled();
});

test("it comes to life where it is once it is near", async () => {
  const { root, onRecoverableError } = await painted();
  const button = root.querySelector("button");
  await act(async () => comeNear());
  await act(async () => button?.click());
  expect(root.textContent).toBe("Golos 1");
  expect(root.querySelector("button")).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("it stays to be seen when something changes around it before it came to life", async () => {
  const { root, show } = await painted();
  await show("Cartões");
  expect(root.textContent).toMatch(/^(Golos|Cartões) 0$/);
  await act(async () => undefined);
  expect(root.textContent).toBe("Cartões 0");
});

test("what has gone since is asked for with a new page, and stays to be seen meanwhile", async () => {
  const { root, load } = await painted();
  const asked = vi.fn();
  document.addEventListener("jornada:outdated", asked);
  const payload = new TypeError("Failed to fetch dynamically imported module: /assets/counter.js");
  markMissing({ payload });
  load.mockRejectedValue(payload);
  vi.spyOn(performance, "now").mockReturnValue(90_000);
  await act(async () => comeNear());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(root.textContent).toBe("Golos 0");
});
