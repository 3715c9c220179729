/* Simple drawn stand-ins for what the server draws: crests, tiles and emblems, as data addresses. */

function picture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function crest(first: string, second: string): string {
  const shield = "M4 4H60V40C60 56 46 64 32 70C18 64 4 56 4 40Z";
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72"><path d="${shield}" fill="${second}"/><path d="M8 8H56V40C56 53 44 60 32 65C20 60 8 53 8 40Z" fill="${first}"/><path d="M32 8H56V40C56 53 44 60 32 65Z" fill="#000" opacity=".12"/><circle cx="32" cy="32" r="11" fill="${second}"/><path d="${shield}" fill="none" stroke="#15171c" stroke-width="2"/></svg>`,
  );
}

const [navy, blue, lime, cyan] = ["#001941", "#0a2757", "#e1ff19", "#00faff"];
const TILES = [
  `<rect width="100" height="100" fill="${blue}"/><circle cx="50" cy="50" r="36" fill="${cyan}"/>`,
  `<rect width="100" height="100" fill="${lime}"/><circle cx="50" cy="50" r="36" fill="${navy}"/>`,
  `<rect width="100" height="100" fill="${navy}"/><path d="M0 0H100A100 100 0 0 1 0 100Z" fill="${cyan}"/>`,
  `<rect width="100" height="100" fill="${cyan}"/><path d="M0 0A50 50 0 0 0 100 0ZM0 50A50 50 0 0 0 100 50Z" fill="${navy}"/>`,
  `<rect width="100" height="100" fill="${lime}"/><path d="M50 0C90 30 20 60 60 100H100V0Z" fill="${navy}"/>`,
  `<rect width="100" height="100" fill="${blue}"/>`,
];

export function tiles(columns: number, rows: number, seed: number): string {
  let drawn = "";
  for (let index = 0; index < columns * rows; index += 1) {
    const tile = TILES[(index * 7 + seed * 3 + Math.floor(index / columns) * 2) % TILES.length];
    drawn += `<g transform="translate(${(index % columns) * 100} ${Math.floor(index / columns) * 100})">${tile}</g>`;
  }
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * 100} ${rows * 100}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`,
  );
}

export const emblem = picture(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 2H38V24.2C36 22 33.5 22.5 31 25.2C27.5 29.2 23.5 29.2 20 25.2C16.500 21.200 12.500 21.200 9 25.200C6.600 27.800 4 28.400 2 27.200V20A18 18 0 0 0 20 2Z" fill="${lime}"/><path d="M2 34C4 36 6.500 35.500 9 32.500C12.500 28.500 16.500 28.500 20 32.500C23.500 36.500 27.500 36.500 31 32.500C34 29 36 29 37 30" stroke="#fafcff" stroke-width="3" fill="none"/></svg>`,
);
