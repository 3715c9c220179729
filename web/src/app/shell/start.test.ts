// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { Site } from "../site.ts";

const startWorker = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./worker.ts", async (original) => ({ ...(await original<object>()), startWorker }));
vi.mock("./whenCalm.ts", () => ({ whenCalm: async () => undefined }));
vi.mock("./notes.ts", () => ({ showNotesOnceNeeded: () => undefined }));

const { startShell } = await import("./start.ts");
const site = { client: new QueryClient() } as unknown as Site;

function device({ saveData = false, isInstalled = false, hasWorker = false }) {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
  const serviceWorker = hasWorker ? { controller: {} } : undefined;
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
}

beforeEach(() => startWorker.mockClear());

test.each([
  [{}, 1],
  [{ saveData: true }, 0],
  [{ saveData: true, isInstalled: true }, 1],
  [{ saveData: true, hasWorker: true }, 1],
])("a worker comes where it is wanted, with %j: %i", async (circumstances, times) => {
  device(circumstances);
  await startShell(site);
  expect(startWorker).toHaveBeenCalledTimes(times);
});
