import type { Texts } from "../texts.ts";

export const app: Texts["app"] = {
  name: "Jornada",
  title: (page) => `${page} · Jornada`,
  errorTitle: (status) => `Error ${status}`,
  errorText: (status) => (status === 404 ? "This page does not exist." : "Something went wrong on our side."),
  description: "Fixtures, results, tables and stories of the championship.",
  home: "Home",
};
