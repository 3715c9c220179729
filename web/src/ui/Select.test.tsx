// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Select } from "./Select";

afterEach(cleanup);

const season = {
  name: "season",
  label: "Época",
  value: "2026",
  options: [
    { value: "2026", label: "2026/27" },
    { value: "2025", label: "2025/26" },
  ],
  action: "/liga/tabela",
  hidden: { view: "home" },
  submitLabel: "Mudar",
};

test("it is a form that works without scripts and keeps the rest of the address", () => {
  const { container } = render(<Select {...season} />);
  const form = container.querySelector("form");
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe("/liga/tabela");
  expect(container.querySelector<HTMLInputElement>('input[name="view"]')?.value).toBe("home");
  expect(container.querySelector('button[type="submit"]')?.textContent).toBe("Mudar");
});

test("a choice goes to whoever asked for it", () => {
  const onSelect = vi.fn();
  render(<Select {...season} onSelect={onSelect} />);
  fireEvent.change(screen.getByLabelText("Época"), { target: { value: "2025" } });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("2025");
});

test("otherwise a choice sends the form", () => {
  const { container } = render(<Select {...season} />);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  container.querySelector("form")?.addEventListener("submit", onSubmit);
  fireEvent.change(screen.getByLabelText("Época"), { target: { value: "2025" } });
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("favourites come after the first and before the others, under their own name", () => {
  const favourites = { label: "Preferidas", options: [{ value: "2020", label: "2020/21" }] };
  const { container } = render(<Select {...season} favourites={favourites} />);
  const options = [...container.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options).toEqual(["2026/27", "2020/21", "2025/26"]);
  expect(container.querySelector("optgroup")?.label).toBe("Preferidas");
});
