/** The frame around every page. */
export const app = {
  name: "Jornada",
  /** What stands in the browser's tab. */
  title: (page: string): string => `${page} · Jornada`,
  errorTitle: (status: number): string => `Erro ${status}`,
  errorText: (status: number): string =>
    status === 404 ? "Esta página não existe." : "Algo correu mal do nosso lado.",
  description: "Jogos, resultados, classificações e histórias do campeonato.",
  home: "Início",
};
