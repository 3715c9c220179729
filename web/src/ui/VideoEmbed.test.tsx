// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { EmbedGuard, EmbedQuestionProps } from "./embedGuard";
import { VideoEmbed } from "./VideoEmbed";

afterEach(cleanup);

const Question = ({ href, onAllow }: EmbedQuestionProps) => (
  <button type="button" onClick={onAllow}>
    {`Perguntar por ${href}`}
  </button>
);

function play(embedSrc: string, guard: Partial<EmbedGuard> = {}) {
  const onPlay = vi.fn();
  const onOpen = vi.fn();
  const whole = { isAllowed: () => false, bringQuestion: async () => Question, ...guard };
  render(<VideoEmbed embedSrc={embedSrc} href="/there" label="Golo" guard={whole} onPlay={onPlay} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole("button", { name: "Golo" }));
  return { onPlay, onOpen };
}
const player = () => document.querySelector("iframe");

test("what was agreed to plays at the press", () => {
  const { onPlay } = play("about:blank", { isAllowed: () => true });
  expect(player()?.getAttribute("src")).toBe("about:blank");
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test("anything else asks first, and plays when it may", async () => {
  const { onPlay, onOpen } = play("about:blank");
  const ask = await screen.findByRole("button", { name: "Perguntar por /there" });
  expect(player()).toBeNull();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onPlay).not.toHaveBeenCalled();
  fireEvent.click(ask);
  expect(player()).not.toBeNull();
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test("our own pictures ask nothing", () => {
  const { onPlay } = play("/art/moment.svg");
  expect(screen.getByRole("img", { name: "Golo" })).toBeTruthy();
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test("where the question does not come the poster stays", async () => {
  const { onPlay } = play("about:blank", { bringQuestion: () => Promise.reject(new Error("offline")) });
  await act(async () => undefined);
  expect(screen.getByRole("button", { name: "Golo" })).toBeTruthy();
  expect(player()).toBeNull();
  expect(onPlay).not.toHaveBeenCalled();
});
