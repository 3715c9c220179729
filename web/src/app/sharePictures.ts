/** Addresses of the pictures that a page is shared with. The program draws them. */

export function tableShareArt(competition: string, season: number): string {
  return `/share/table/${encodeURIComponent(competition)}/${season}.png`;
}

export function roundShareArt(competition: string, season: number, round: number): string {
  return `/share/round/${encodeURIComponent(competition)}/${season}/${round}.png`;
}
