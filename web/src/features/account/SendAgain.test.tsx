// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, show } from "./exampleAccount.tsx";
import { SendAgain } from "./SendAgain.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test("a mail can be sent again after a minute, and then after another", async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  show(<SendAgain send={send} />);
  press("Reenviar em 1:00");
  await pass(18);
  press("Reenviar em 0:42");
  expect(send).not.toHaveBeenCalled();
  await pass(42);
  press("Reenviar");
  await pass(0);
  expect(send).toHaveBeenCalledTimes(1);
  screen.getByText("Enviámos outra vez.");
  screen.getByRole("button", { name: "Reenviar em 1:00" });
});

test("a limit is waited for; any other failure leaves the button as it is", async () => {
  const send = vi.fn().mockRejectedValueOnce({ status: 429, code: "RateLimitError", message: "x", retryAfter: 150 });
  show(<SendAgain send={send} />);
  await pass(60);
  press("Reenviar");
  await pass(0);
  screen.getByText(/daqui a 3 minutos/);
  screen.getByRole("button", { name: "Reenviar em 2:30" });
  await pass(150);
  send.mockRejectedValueOnce({ status: 500, code: "offline", message: undefined });
  press("Reenviar");
  await pass(0);
  screen.getByText(/Não conseguimos ligar/);
  screen.getByRole("button", { name: "Reenviar" });
});
