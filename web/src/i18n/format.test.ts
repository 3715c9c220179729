import { describe, expect, test } from "vitest";
import { format as en } from "./en/format.ts";
import { format as pt } from "./ptPT/format.ts";

const EVENING = "2026-11-14T20:30:00+00:00";

describe("dates", () => {
  test("as the league writes them", () => {
    expect(pt.day(EVENING)).toBe("sáb. 14 nov");
    expect(en.day(EVENING)).toBe("Sat 14 Nov");
    expect(pt.dayInWords(EVENING)).toBe("sábado, 14 de novembro");
    expect(en.dayInWords(EVENING)).toBe("Saturday 14 November");
    expect(pt.month(EVENING)).toBe("novembro de 2026");
    expect(en.month(EVENING)).toBe("November 2026");
    expect(pt.weekday(EVENING)).toBe("sáb.");
    expect(en.weekday(EVENING)).toBe("Sat");
    expect(pt.day("2026-03-01")).toBe("dom. 01 mar");
  });

  test("are the wire's own day and hour, whatever the offset", () => {
    const late = "2026-07-04T23:45:00+01:00";
    expect(pt.day(late)).toBe("sáb. 04 jul");
    expect(pt.time(late)).toBe("23:45");
    expect(en.day("2026-07-05T00:15:00-10:00")).toBe("Sun 05 Jul");
  });

  test("without an hour have none", () => {
    expect(pt.time("2026-11-14")).toBeUndefined();
  });

  test("from and to", () => {
    expect(pt.range("2026-11-13", "2026-11-16", "a")).toBe("13 a 16 nov");
    expect(en.range("2026-10-30", "2026-11-02", "to")).toBe("30 Oct to 2 Nov");
    expect(pt.range("2026-11-13", "2026-11-13", "a")).toBe("13 nov");
  });
});

describe("numbers", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [12_345, "12\u202f345"],
    [1_234_567, "1\u202f234\u202f567"],
    [-3, "\u22123"],
  ])("%d", (value, expected) => {
    expect(pt.number(value)).toBe(expected);
  });

  test("with decimals", () => {
    expect(pt.number(2.75, 1)).toBe("2,8");
    expect(en.number(1234.5, 2)).toBe("1\u202f234.50");
  });

  test("with a sign", () => {
    expect([3, 0, -3].map(pt.signed)).toEqual(["+3", "0", "\u22123"]);
  });
});
