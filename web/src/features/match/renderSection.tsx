import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createQueryClient } from "../../api/queries.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import type { Language } from "../../i18n/language.ts";

interface Known {
  language?: Language;
  /** Answers by their query. What is not here is refused. */
  answers: [query: { queryKey: readonly unknown[] }, body: unknown][];
}

/** For tests: a section as the server renders it, and as a browser takes it over. */
export async function renderSection(section: ReactNode, { language = "pt-PT", answers }: Known) {
  const make = () => {
    const client = createQueryClient(async () => ({ status: 404, body: "{}" }), language);
    for (const [{ queryKey }, body] of answers) client.setQueryData(queryKey, body);
    return client;
  };
  const site = {
    language,
    texts: allTexts[language],
    overrides: {},
    isAppView: false,
    bringTexts: async () => undefined,
  };
  const within = (client: QueryClient) => (
    <QueryClientProvider client={client}>
      <SiteContext value={site}>{section}</SiteContext>
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(within(make()));
  await act(async () => render(within(make()), { container, hydrate: true }));
  return container;
}

/** For tests: React and the browser have nothing to say, least of all that server and browser disagree. */
export function expectNoComplaints() {
  const complaints = vi.fn();
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(complaints));
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([]);
    cleanup();
    vi.restoreAllMocks();
  });
}
