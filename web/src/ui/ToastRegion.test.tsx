// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeFootRoom } from "./footRoom";
import { ToastRegion } from "./ToastRegion";
import { dismissToast, showToast } from "./toastQueue";

const shown: number[] = [];

function show(content: Parameters<typeof showToast>[0]) {
  act(() => {
    shown.push(showToast(content));
  });
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Avisos" closeLabel="Fechar" />);
});

afterEach(() => {
  act(() => {
    for (const id of shown.splice(0)) dismissToast(id);
  });
  cleanup();
  vi.useRealTimers();
});

test("shows one message at a time, each for six seconds", () => {
  show({ title: "Golo do Farol do Cabo" });
  show({ title: "Golo da Nortada" });
  expect(screen.queryByText("Golo do Farol do Cabo")).not.toBeNull();
  expect(screen.queryByText("Golo da Nortada")).toBeNull();

  wait(5999);
  expect(screen.queryByText("Golo do Farol do Cabo")).not.toBeNull();
  wait(1);
  expect(screen.queryByText("Golo do Farol do Cabo")).toBeNull();
  expect(screen.queryByText("Golo da Nortada")).not.toBeNull();

  wait(6000);
  expect(screen.queryByText("Golo da Nortada")).toBeNull();
});

test("stays while the pointer is over it", () => {
  show({ title: "Guardado" });
  fireEvent.mouseEnter(screen.getByText("Guardado"));
  wait(20_000);
  expect(screen.queryByText("Guardado")).not.toBeNull();
  fireEvent.mouseLeave(screen.getByText("Guardado"));
  wait(6000);
  expect(screen.queryByText("Guardado")).toBeNull();
});

test("stays while it has the focus", () => {
  show({ title: "Guardado", action: { label: "Ver", href: "/conta" } });
  act(() => screen.getByRole("link", { name: "Ver" }).focus());
  wait(20_000);
  expect(screen.queryByText("Guardado")).not.toBeNull();
  act(() => screen.getByRole("link", { name: "Ver" }).blur());
  wait(6000);
  expect(screen.queryByText("Guardado")).toBeNull();
});

test("a persistent message waits to be dismissed and then makes way for the next", () => {
  show({ title: "Sem ligação", isPersistent: true });
  show({ title: "Guardado" });
  wait(60_000);
  fireEvent.click(screen.getByRole("button", { name: "Fechar" }));
  expect(screen.queryByText("Sem ligação")).toBeNull();
  expect(screen.queryByText("Guardado")).not.toBeNull();
});

test("an action runs and takes the message away", () => {
  const update = vi.fn();
  show({ title: "Nova versão disponível", action: { label: "Atualizar", onSelect: update } });
  fireEvent.click(screen.getByRole("button", { name: "Atualizar" }));
  expect(update).toHaveBeenCalledOnce();
  expect(screen.queryByText("Nova versão disponível")).toBeNull();
});

test("messages are announced politely, in a named region", () => {
  expect(screen.getByRole("region", { name: "Avisos" }).getAttribute("aria-live")).toBe("polite");
});

test("it keeps clear of a card over the foot of the page, for as long as there is one", () => {
  const roomOf = () => screen.getByRole("region", { name: "Avisos" }).style.getPropertyValue("--foot-room");
  act(() => takeFootRoom(180));
  expect(roomOf()).toBe("180px");
  act(() => takeFootRoom(0));
  expect(roomOf()).toBe("0px");
});
