/** The home page. */
export const home = {
  title: "Jornada: jogos, resultados e classificação",
  description: (competition: string, round: string): string =>
    `${round}, ${competition}: jogos em direto, resultados, datas e a classificação ao minuto.`,
  allMatches: "Todos",
  table: "Classificação",
  fullTable: "Completa",
  competitions: "Competições da época",
  roundIn: (live: number, ended: number, ahead: number): string => {
    const parts = [
      live > 0 && (live === 1 ? "um jogo em direto" : `${live} jogos em direto`),
      ended > 0 && (ended === 1 ? "um terminado" : `${ended} terminados`),
      ahead > 0 && (ahead === 1 ? "um por jogar" : `${ahead} por jogar`),
    ].filter((part) => part !== false);
    const sentence = parts.join(", ");
    return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : "";
  },
  next: "A seguir",
  last: "Último resultado",
  featured: "Jogo em destaque",
  followRound: "Ver jogos",
  liveCount: (count: number): string => `${count} em direto`,
  nothing: "A época ainda não começou",
  nothingText: "Assim que houver uma competição, os jogos aparecem aqui.",
};
