// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FileField } from "./FileField";

afterEach(cleanup);

const FILE = new File(["x"], "registo.pdf");

function show(isDisabled = false) {
  const onChoose = vi.fn();
  render(
    <FileField
      id="proof"
      label="Comprovativo"
      title="Anexe o comprovativo"
      note="PDF até 10 MB."
      hasFile={false}
      accept=".pdf"
      dropText="Largue aqui"
      button={{ label: "Escolher ficheiro", isDisabled }}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

const files = { dataTransfer: { files: [FILE], types: ["Files"] } };

test("the button opens the browser's own dialog, and says what is asked for", () => {
  show();
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
  const button = screen.getByRole("button", { name: "Escolher ficheiro" });
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledOnce();
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Anexe o comprovativoPDF até 10 MB.");
});

test("a file that is dropped on it is chosen", () => {
  const onChoose = show();
  const place = screen.getByRole("group", { name: "Comprovativo" });
  fireEvent.dragOver(place, files);
  expect(screen.getByText("Largue aqui")).toBeDefined();
  fireEvent.drop(place, files);
  expect(onChoose).toHaveBeenCalledWith(FILE);
  expect(screen.getByText("Anexe o comprovativo")).toBeDefined();
});

test("a file that misses it does not take the page away", () => {
  const onChoose = show();
  const dropped = createEvent.drop(document.body, files);
  fireEvent(document.body, dropped);
  expect(dropped.defaultPrevented).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

test("while nothing may be chosen nothing can be dropped", () => {
  const onChoose = show(true);
  const place = screen.getByRole("group", { name: "Comprovativo" });
  fireEvent.dragOver(place, files);
  expect(screen.queryByText("Largue aqui")).toBeNull();
  fireEvent.drop(place, files);
  expect(onChoose).not.toHaveBeenCalled();
});
