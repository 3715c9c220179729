import type { CompetitionDetail } from "../../../api/wire.ts";
import type { Site } from "../../../app/site.ts";

type Cup = typeof import("./cup.tsx").cup;

/** Tells the server which scripts and styles a tournament's page needs beside its own. */
export const CUP_FILE = "src/features/competition/bracket/cup.tsx";

let brought: Cup | undefined;

/** The bracket and all around it. */
export async function bringCup(): Promise<void> {
  brought ??= (await import("./cup.tsx")).cup;
}

/** As `load` or `bring` brought them. */
export function cupParts(): Cup {
  if (!brought) throw new Error("the parts of a cup were not brought before they are shown");
  return brought;
}

/** The server read a tournament for the page that is about to come alive. */
export async function bringWhatWasRead({ client }: Site): Promise<void> {
  const known = client.getQueriesData<Partial<CompetitionDetail>>({});
  const isCup = known.some(
    ([[address], data]) => String(address).startsWith("/api/v1/competition/") && data?.format === "tournament",
  );
  if (isCup) await bringCup();
}
