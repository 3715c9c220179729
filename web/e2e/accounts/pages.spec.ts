import { gate } from "../pages/gate.ts";
import type { PageCase } from "../pages/pages.ts";
import { NAME, newFan, rememberFan, test } from "./fans.ts";

/** Pages that only exist where people sign in: they pass the same gate as all others. */
const PAGES: (PageCase & { isForFans?: true })[] = [
  {
    name: "auth",
    path: "/auth",
    h1: { pt: "Entre para seguir o seu clube", en: "Sign in to follow your club" },
    action: { pt: "Continuar com e-mail", en: "Continue with e-mail" },
    sent: {},
  },
  {
    name: "reset-password",
    path: "/auth/reset-password?code=nenhum",
    canonical: "/auth/reset-password",
    h1: { pt: "Nova palavra-passe", en: "New password" },
    action: { pt: "Guardar e entrar", en: "Save and sign in" },
    sent: {},
  },
  {
    name: "confirm",
    path: "/auth/confirm",
    h1: { pt: "Confirmar o e-mail", en: "Confirm your e-mail" },
    action: { pt: "Enviar outra ligação", en: "Send another link" },
    sent: {},
  },
  {
    name: "profile",
    path: "/profile",
    h1: { pt: NAME, en: NAME },
    action: { pt: "Sair de todos os dispositivos", en: "Sign out everywhere" },
    sent: { h1: { pt: "Perfil", en: "Profile" } },
    isForFans: true,
  },
  {
    name: "accreditation-inbox",
    path: "/accreditation/inbox",
    h1: { pt: "Pedidos de acreditação", en: "Accreditation requests" },
    action: { pt: "Pedir uma acreditação", en: "Ask for accreditation" },
    sent: {},
    isForFans: true,
  },
  {
    name: "profile-edit",
    path: "/profile/edit",
    h1: { pt: "Editar perfil", en: "Edit profile" },
    action: { pt: "Guardar alterações", en: "Save changes" },
    sent: {},
    isForFans: true,
  },
  {
    name: "profile-newsletter",
    path: "/profile/newsletter",
    h1: { pt: "Newsletters", en: "Newsletters" },
    action: { pt: "Editar perfil", en: "Edit profile" },
    sent: {},
    isForFans: true,
  },
  {
    name: "newsletters-confirm",
    path: "/newsletters/confirm",
    h1: { pt: "Confirmar newsletters", en: "Confirm newsletters" },
    action: { pt: "Ver as minhas newsletters", en: "See my newsletters" },
    sent: {},
  },
  {
    name: "newsletters-leave",
    path: "/newsletters/leave",
    h1: { pt: "Cancelar newsletter", en: "Cancel a newsletter" },
    action: { pt: "Ver as minhas newsletters", en: "See my newsletters" },
    sent: {},
  },
];

for (const { isForFans, ...one } of PAGES) {
  for (const language of ["pt", "en"] as const) {
    test(`${one.name}, ${language}`, async ({ page, browser, request, site }) => {
      if (isForFans) await rememberFan(page.context(), (await newFan(request)).token, site);
      await gate(one, language, { page, browser, baseURL: site });
    });
  }
}
