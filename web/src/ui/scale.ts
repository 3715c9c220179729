/** Round values from nothing to at least `largest`: where a chart draws its lines. */
export function ticksTo(largest: number, lines = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
