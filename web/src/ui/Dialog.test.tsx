// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog";

afterEach(cleanup);

function dialog(isOpen: boolean, onClose = vi.fn()) {
  const element = (
    <Dialog isOpen={isOpen} onClose={onClose} title="Entrar" text="Siga o seu clube." closeLabel="Fechar">
      <button type="button">Continuar</button>
    </Dialog>
  );
  return { element, onClose };
}

test("closed, it holds nothing; open, it is modal and named", () => {
  const { rerender } = render(dialog(false).element);
  expect(screen.queryByText("Entrar")).toBeNull();
  rerender(dialog(true).element);
  expect(screen.getByRole("dialog", { name: "Entrar" }).hasAttribute("open")).toBe(true);
  rerender(dialog(false).element);
  expect(document.querySelector("dialog")?.hasAttribute("open")).toBe(false);
});

test("the button and the backdrop close it, its content does not", () => {
  const { element, onClose } = dialog(true);
  render(element);
  fireEvent.click(screen.getByText("Siga o seu clube."));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Fechar" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
