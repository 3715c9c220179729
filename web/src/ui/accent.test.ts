import { expect, test } from "vitest";
import { accentStyle, contrast, readableOn } from "./accent";

test("contrast follows WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#e1ff19", "#001941")).toBeCloseTo(15.2, 1);
});

test("small text on the league's accents is navy, whatever the brand's pair says", () => {
  for (const accent of ["#b450ff", "#00faff", "#19ff91", "#e1ff19", "#ff5a23", "#ff2864"]) {
    expect(accentStyle(accent, "#fafcff")).toMatchObject({
      "--accent-on": "#001941",
      "--accent-on-display": "#fafcff",
    });
  }
});

test("a pair that is readable is kept", () => {
  expect(accentStyle("#103bfd", "#fafcff")).toMatchObject({ "--accent-on": "#fafcff" });
});

test("every fill has a readable text colour", () => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        const fill = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        expect(contrast(fill, readableOn(fill)), fill).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
