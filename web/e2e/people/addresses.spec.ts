import { expect, test } from "@playwright/test";

/** What is asked for in another way, or does not exist. */
const ADDRESSES: [asked: string, status: number, to?: string][] = [
  // He was at another club that season, or nowhere.
  ["/coach/955/1/20252026", 308, "/coach/955/7/20252026"],
  ["/coach/955/1/20052006", 308, "/coach/955/7/20262027"],
  ["/coach/955/7/20262027?tab=matches&season=20242025", 308, "/coach/955/7/20242025?tab=matches"],
  ["/coach/955/7/20262027?tab=nothing", 308, "/coach/955/7/20262027"],
  ["/coach/999999/7/20262027", 404],
  ["/coach/abc/7/20262027", 404],
  ["/coach/955/7/2026", 404],
  // Of a season without a licence to his last one; a filter only where there is a list.
  ["/referee/20052006/1238", 308, "/referee/20262027/1238"],
  ["/referee/20262027/1238?season=20252026", 308, "/referee/20252026/1238"],
  ["/referee/20262027/1238?type=var", 308, "/referee/20262027/1238"],
  ["/referee/20262027/1238?tab=matches&type=goalkeeper", 308, "/referee/20262027/1238?tab=matches"],
  // A referee is no delegate.
  ["/delegate/20262027/1238", 404],
  ["/observer/20262027/1238", 404],
  ["/referee/20262027/99999999999999999999", 404],
];

for (const [asked, status, to] of ADDRESSES) {
  test(`${asked} is answered with ${status}`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    if (to) expect(answer.headers().location).toBe(to);
  });
}
