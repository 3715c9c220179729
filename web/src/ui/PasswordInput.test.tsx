// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PasswordInput } from "./PasswordInput";

afterEach(cleanup);

test("a password is shown and hidden again, and stays what it is", () => {
  render(
    <PasswordInput aria-label="Senha" name="password" defaultValue="abc" showLabel="Mostrar" hideLabel="Esconder" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Senha");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Mostrar" }));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Esconder" }));
  expect(input.type).toBe("password");
  expect(input.value).toBe("abc");
});

test("nothing stands in the way of what is pasted, or filled in by a program", () => {
  render(<PasswordInput aria-label="Senha" name="password" showLabel="Mostrar" hideLabel="Esconder" />);
  const input = screen.getByLabelText<HTMLInputElement>("Senha");
  expect(fireEvent.paste(input, { clipboardData: { getData: () => "quatro redes" } })).toBe(true);
  expect(input.readOnly || input.disabled || input.maxLength > 0).toBe(false);
});
