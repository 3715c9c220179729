// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExampleUpload } from "./exampleUpload.ts";
import { sendWithProgress } from "./sendWithProgress.ts";

beforeEach(() => {
  vi.useFakeTimers();
  ExampleUpload.all = [];
  vi.stubGlobal("XMLHttpRequest", ExampleUpload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const onProgress = vi.fn();
  const stopper = new AbortController();
  const init = { method: "POST", body: "{}", headers: { Locale: "en" } };
  const answer = sendWithProgress("/api/v1/x", init, { onProgress, signal: stopper.signal });
  return { answer, onProgress, stopper, upload: ExampleUpload.last };
}

test("the answer is as fetch gives it", async () => {
  const { answer, upload } = start();
  expect(upload).toMatchObject({ method: "POST", address: "/api/v1/x", sent: "{}", headers: { locale: "en" } });
  upload.answer(429, { error: "rate_limited" }, { "Retry-After": "7" });
  const response = await answer;
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "7"]);
  expect(await response.json()).toEqual({ error: "rate_limited" });
});

test("how much has left is told, up to the last byte", () => {
  const { onProgress, upload } = start();
  upload.progress(25);
  upload.progress(0, 0);
  upload.progress(100);
  expect(onProgress.mock.calls.flat()).toEqual([0.25, 1, 1, 1]);
});

test("without a network it fails as fetch does", async () => {
  const { answer, upload } = start();
  upload.lose();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test("who stops it hears so", async () => {
  const { answer, stopper } = start();
  stopper.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});

test("what was stopped before it began never leaves", async () => {
  const signal = AbortSignal.abort();
  const answer = sendWithProgress("/api/v1/x", { body: "{}" }, { onProgress: () => undefined, signal });
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  expect(ExampleUpload.last.sent).toBe("");
});

test("a line on which nothing moves is given up; a slow one is not", async () => {
  const { answer, upload } = start();
  const failed = vi.fn();
  answer.catch(failed);
  await vi.advanceTimersByTimeAsync(50_000);
  upload.progress(10);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
});
