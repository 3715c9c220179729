import type { QueryClient } from "@tanstack/react-query";
import type { HydrationState } from "react-router";
import type { ApiError } from "../api/error.ts";
import type { Around } from "./around.ts";

/** What the app leaves in the document for the browser to take over. */
export interface PageState {
  failures: [address: string, error: ApiError][];
  around?: Around;
  router: Pick<HydrationState, "loaderData" | "errors">;
}

/** What lies in the document: the app's own part, and the answers that it was told, as they came. */
interface DocumentState {
  page: PageState;
  /** By address. Written by the program, which has them as text already. */
  answers: Record<string, unknown>;
}

export const STATE_ID = "jornada-state";

export function collectState(client: QueryClient, router: PageState["router"]): PageState {
  const failures = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" });
  return {
    failures: failures.map(({ queryKey, state }) => [String(queryKey[0]), state.error as unknown as ApiError]),
    router,
  };
}

/**
 * What the server read counts as read now: it checks before it answers that nothing has changed since. A document that was
 * put away (`src/worker`) is as old as it says; where the clock was ahead, older than anything that is asked anew.
 */
export function restoreState(client: QueryClient, { page, answers }: DocumentState, stored?: string) {
  const now = Date.now();
  const at = Number(stored ?? now);
  const updatedAt = at <= now ? at : 0;
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer, { updatedAt });
  for (const [address, error] of page.failures) {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: [address] }));
    query.setState({ status: "error", fetchStatus: "idle", error: error as never, errorUpdateCount: 1 });
  }
}

export function readState(): DocumentState | undefined {
  const block = document.getElementById(STATE_ID);
  return block?.textContent ? JSON.parse(block.textContent) : undefined;
}
