import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import type { AccreditationRequest } from "../../api/fan.ts";
import { createQueryClient } from "../../api/queries.ts";
import { browserTransport } from "../../api/transport.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import type { Language } from "../../i18n/language.ts";

/** For tests: a site around a form or the inbox, and hands that fill it in. */

export const REQUEST: AccreditationRequest = {
  reference: "AC-2026-0412",
  status: "pending",
  mediaName: "Rádio Onda Média",
  email: "redacao@ondamedia.example",
  address: "Rua do Farolim, 12, 2.º",
  postalCode: "4000-120",
  locality: "Cabo Alto",
  phoneNumber: "+351 900 000 000",
  ercNumber: "126044",
  fileName: "registo.pdf",
  fileType: "application/pdf",
  fileSize: 1_234_000,
  hasFile: true,
  language: "pt-PT",
  createdAt: "2026-11-16T10:20:00+00:00",
  decidedAt: null,
  decidedBy: null,
  reason: null,
};

export function show(element: ReactNode, { path = "/", language = "pt-PT" as Language } = {}) {
  const client = createQueryClient(
    browserTransport(() => undefined),
    language,
  );
  const texts = allTexts[language];
  const site = { language, texts, overrides: {}, isAppView: false, bringTexts: async () => undefined };
  return render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </SiteContext>
    </QueryClientProvider>,
  );
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });

export function type(label: string, text: string) {
  const input = field(label);
  fireEvent.input(input, { target: { value: text } });
}

export function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
}

export const pdf = (name = "registo.pdf") => new File(["%PDF-1.7\n"], name, { type: "application/pdf" });

export function attach(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no place for a file");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
}
