// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

afterEach(cleanup);

test("pictures in a text wait until somebody comes near", () => {
  render(<RichText html='<p>Antes</p><img src="/uploads/a.jpg" alt="Azulejos">' />);
  const picture = screen.getByRole("img", { name: "Azulejos" });
  expect([picture.getAttribute("loading"), picture.getAttribute("decoding")]).toEqual(["lazy", "async"]);
  expect(picture.getAttribute("src")).toBe("/uploads/a.jpg");
});

test("what is said of a picture stays what it is, whatever it looks like", () => {
  const said = "<img onerror=alert(1) x";
  render(<RichText html={`<img src="/uploads/a.jpg" alt="${said}">`} />);
  const picture = screen.getByRole("img");
  expect(picture.getAttribute("alt")).toContain("onerror=alert(1)");
  expect(picture.hasAttribute("onerror")).toBe(false);
});
