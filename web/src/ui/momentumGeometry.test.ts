import { expect, test } from "vitest";
import { axisOf, type MomentumPeriod, momentumOf } from "./momentumGeometry";

const half = (start: string, played: number): MomentumPeriod => ({
  start,
  minutes: 45,
  values: Array.from({ length: played }, (_, minute) => (minute % 2 === 0 ? 2 : -4)),
});
const texts = (periods: MomentumPeriod[], now?: string) => axisOf(periods, "90’", now).map(({ text }) => text);

test("the home side's minutes rise from the middle, the away side's fall, and the strongest reaches farthest", () => {
  const { bars } = momentumOf([{ start: "0’", minutes: 2, values: [2, -4] }]);
  expect(bars.home).toBe("M0 60V38h370V60z");
  expect(bars.away).toBe("M500 60V104h370V60z");
});

test("a minute without a winner has no bar, and a match without one is drawn all the same", () => {
  expect(momentumOf([{ start: "0’", minutes: 2, values: [0, 0] }])).toMatchObject({
    bars: { home: "", away: "" },
    played: "M0 60H1000",
    ahead: "",
  });
});

test("what is still to be played is dashed, and added time makes room for itself", () => {
  const live = momentumOf([half("0’", 48), half("Int.", 22)]);
  expect(live.breaks).toHaveLength(1);
  expect(live.ahead).toBe(`M${live.now} 60H1000`);
  expect(momentumOf([half("0’", 45), half("Int.", 45)]).ahead).toBe("");
  expect(momentumOf([half("0’", 0), half("Int.", 0)])).toMatchObject({ played: "", now: 0 });
});

test("a goal stands in the middle of its minute", () => {
  const goal = { key: "1", side: "home", period: 0, minute: 1 } as const;
  expect(momentumOf([{ start: "0’", minutes: 2, values: [1, 1] }]).atMinute(goal)).toBe(685);
});

test("the present minute is on the axis, and what it would touch gives way", () => {
  expect(texts([half("0’", 45), half("Int.", 45)])).toEqual(["0’", "Int.", "90’"]);
  expect(texts([half("0’", 45), half("Int.", 22)], "67’")).toEqual(["0’", "Int.", "67’", "90’"]);
  expect(texts([half("0’", 44), half("Int.", 0)], "44’")).toEqual(["0’", "44’", "90’"]);
  expect(texts([half("0’", 45), half("Int.", 43)], "88’")).toEqual(["0’", "Int.", "88’"]);
  expect(texts([half("0’", 2), half("Int.", 0)], "2’")).toEqual(["2’", "Int.", "90’"]);
});
