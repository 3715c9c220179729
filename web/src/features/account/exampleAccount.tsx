import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import type { AuthOptions, Profile } from "../../api/accounts.ts";
import type { Devices, Newsletter, ProfileTeams } from "../../api/fan.ts";
import { createQueryClient } from "../../api/queries.ts";
import type { TeamRef } from "../../api/wire.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { exampleMatch, exampleTeam, FAROL, MARE } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import type { Language } from "../../i18n/language.ts";

const SEEN = "2026-11-14T20:30:00+00:00";

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

export const NORTADA = exampleTeam(3, "Nortada");

export const TEAMS: ProfileTeams = {
  teams: [FAROL, MARE, NORTADA],
  firstLeagueTeams: [FAROL, MARE],
  secondLeagueTeams: [NORTADA],
};

export const NEWSLETTERS: Newsletter[] = [
  { id: "round", name: "Jornada", description: "À sexta, o que aí vem", is_club: false, state: "on" },
  { id: "club", name: "O seu clube", description: "Depois de cada jogo", is_club: true, state: "off" },
];

const DEVICES: Devices = {
  elsewhere: false,
  sessions: [
    { id: 1, device: "Chrome · Windows", created_at: SEEN, seen_at: SEEN, is_current: true },
    { id: 2, device: "Safari · iPhone", created_at: SEEN, seen_at: SEEN, is_current: false },
  ],
};

/** What a fan has who follows these clubs, the main one first. */
export function ownAnswers(...clubs: TeamRef[]): Record<string, object> {
  return {
    "/api/v1/profile/favourite/teams/matches": [exampleMatch()],
    "/api/v1/profile/favourite/teams": clubs.map((team, index) => ({ team, is_primary: index === 0 })),
    "/api/v1/profile/newsletters": NEWSLETTERS,
    "/api/v1/profile": PROFILE,
    "/api/v1/teams/profile": TEAMS,
    "/api/v1/account/sessions": DEVICES,
    "/api/v1/account": { has_password: true, providers: [] },
    "/api/v2/seasons": [],
  };
}

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
