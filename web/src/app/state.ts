import type { QueryClient } from "@tanstack/react-query";
import type { HydrationState } from "react-router";
import type { ApiError } from "../api/error.ts";

/** All that the browser needs to take over a page that the server made: inert data in the document. */
export interface PageState {
  language: string;
  /** Answers by address. */
  answers: [address: string, answer: unknown][];
  failures: [address: string, error: ApiError][];
  router: Pick<HydrationState, "loaderData" | "errors">;
}

export const STATE_ID = "jornada-state";

export function collectState(client: QueryClient, language: string, router: PageState["router"]): PageState {
  const state: PageState = { language, answers: [], failures: [], router };
  for (const query of client.getQueryCache().getAll()) {
    const address = String(query.queryKey[0]);
    if (query.state.status === "success") state.answers.push([address, query.state.data]);
    if (query.state.status === "error") state.failures.push([address, query.state.error as unknown as ApiError]);
  }
  return state;
}

/** What the server read counts as read now: it checks before it answers that nothing has changed since. */
export function restoreState(client: QueryClient, state: PageState) {
  for (const [address, answer] of state.answers) client.setQueryData([address], answer);
  for (const [address, error] of state.failures) {
    const query = client.getQueryCache().build(client, { queryKey: [address] });
    query.setState({ status: "error", fetchStatus: "idle", error: error as never, errorUpdateCount: 1 });
  }
}

export function readState(): PageState | undefined {
  const block = document.getElementById(STATE_ID);
  return block?.textContent ? JSON.parse(block.textContent) : undefined;
}
