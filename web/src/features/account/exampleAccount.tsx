import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import type { AuthOptions, Profile } from "../../api/accounts.ts";
import { createQueryClient } from "../../api/queries.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import type { Language } from "../../i18n/language.ts";

/** For tests: a site around a form, and hands that fill it in. */

export const OPTIONS: AuthOptions = {
  registration: true,
  confirmation: true,
  passwordLength: 12,
  providers: ["google", "apple"],
  organisation: null,
};

export const PROFILE: Profile = {
  id: 7,
  email: "marta@example.org",
  completed: true,
  country: "PT",
  first_name: "Marta",
  last_name: "Quintela",
  language: "pt-PT",
  birthday: null,
  photo: null,
  mainTeam: null,
  secondaryTeam: null,
};

/** What each address answers; nothing means that it is never asked, or never comes back. */
export function show(element: ReactNode, answers: Record<string, object> = {}, language: Language = "pt-PT") {
  const client = createQueryClient(async (address) => {
    const found = Object.entries(answers).find(([start]) => address.startsWith(start));
    return found ? { status: 200, body: JSON.stringify(found[1]) } : { status: 404, body: "{}" };
  }, language);
  const texts = allTexts[language];
  const site = { language, texts, overrides: {}, isAppView: false, bringTexts: async () => undefined };
  return render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <MemoryRouter>{element}</MemoryRouter>
      </SiteContext>
    </QueryClientProvider>,
  );
}

export function type(label: string, text: string) {
  fireEvent.input(screen.getByLabelText(label, { selector: "input" }), { target: { value: text } });
}

export function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
}

/** A promise that somebody else decides. */
export function pending<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
