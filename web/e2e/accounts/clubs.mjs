import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Two small leagues in the season of the day, so that there are clubs to follow: the demo league is too large for that. */
const LEAGUES = [
  { slug: "liga-atlantica", name: "Liga Atlântica", clubs: ["Farol do Cabo", "Santa Maré", "Lagoa Brava", "Nortada"] },
  { slug: "segunda-atlantica", name: "Segunda Atlântica", clubs: ["Dunas", "Ferrarias"] },
];

export function importClubs(program, data) {
  const folder = `${data}-clubs`;
  mkdirSync(folder, { recursive: true });
  for (const { slug, name, clubs } of LEAGUES) {
    const file = join(folder, `${slug}.csv`);
    writeFileSync(file, fixtures(clubs));
    const options = ["--competition", slug, "--name", name, "--season", season(), "--data", data];
    const { status } = spawnSync(program, ["import", "csv", file, ...options], { stdio: "inherit" });
    if (status !== 0) throw new Error(`${name} could not be imported`);
  }
}

/** A season begins in June: everybody plays the next in the list, tomorrow. */
function season() {
  const now = new Date();
  const first = now.getFullYear() - (now.getMonth() < 5 ? 1 : 0);
  return `${first}${first + 1}`;
}

function fixtures(clubs) {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const pairs = clubs.flatMap((club, index) => (index % 2 === 0 ? [[club, clubs[index + 1]]] : []));
  const rows = pairs.map(([home, away]) => `1,${tomorrow},20:30,${home},,${away}`);
  return `${["Round,Date,Time,Team 1,FT,Team 2", ...rows].join("\n")}\n`;
}
