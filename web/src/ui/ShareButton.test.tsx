// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShareButton } from "./ShareButton";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  location.href = "http://localhost/calendar?team=4";
  render(
    <ShareButton
      label="Partilhar"
      title="Calendário"
      copyTexts={{ copied: "Endereço copiado", failed: "Não foi possível copiar" }}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Partilhar" })));

test("without a way of sharing the address is copied, and that is said for a moment", async () => {
  expect(screen.getByRole("status").textContent).toBe("");
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("http://localhost/calendar?team=4");
  expect(screen.getByRole("status").textContent).toBe("Endereço copiado");
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a copy that is refused is not called one", async () => {
  writeText.mockRejectedValue(new Error("not allowed"));
  await press();
  expect(screen.getByRole("status").textContent).toBe("Não foi possível copiar");
});

test("the device's own way of sharing comes first", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Calendário", url: "http://localhost/calendar?team=4" });
  expect(writeText).not.toHaveBeenCalled();
});

test("whoever closes it is left alone; where it fails, the address is copied", async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await press();
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await press();
  expect(writeText).toHaveBeenCalledOnce();
});
