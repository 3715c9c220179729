/* Path data from Lucide (ISC licence, https://lucide.dev/license); shapes are joined into one path each. */
export const SOCIAL_PATHS: ReadonlyMap<string, string> = new Map([
  [
    "instagram",
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37zM17.5 6.5h.01",
  ],
  ["facebook", "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"],
  ["x", "M4 4l11.7 16H20L8.3 4zM4 20l6.8-7.4M13.3 10.4 19.5 4"],
  [
    "youtube",
    "M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17M10 15l5-3-5-3z",
  ],
]);
