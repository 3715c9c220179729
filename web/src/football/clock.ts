/** 98 → "01:38" */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}`;
}
