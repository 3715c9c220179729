import type { PageCase } from "./pages.ts";

/** Pages that editors write, and forms that everybody may send. */
export const STATIC_PAGES: PageCase[] = [
  {
    name: "static-page",
    path: "/pages/accessibility",
    h1: { pt: "Estádios para todos", en: "Grounds for everyone" },
    action: { pt: "acessibilidade@liga-atlantica.example", en: "acessibilidade@liga-atlantica.example" },
  },
  {
    name: "download-app",
    path: "/pages/download-app",
    h1: { pt: "Descarregar a aplicação", en: "Download the app" },
    action: { pt: "Para iOS", en: "For iOS" },
  },
  {
    name: "accreditation",
    path: "/accreditation",
    h1: { pt: "Acreditação", en: "Accreditation" },
    action: { pt: "Enviar pedido", en: "Send request" },
  },
];
