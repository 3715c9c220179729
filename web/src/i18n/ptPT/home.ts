/** The home page. */
export const home = {
  title: (site: string): string => `${site}: jogos, resultados e classificação`,
  description: (competition: string, round: string): string =>
    `${round}, ${competition}: jogos em direto, resultados, datas e a classificação ao minuto.`,
  matchesOf: (round: string): string => `Jogos da ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  allMatches: "Todos",
  table: "Classificação",
  fullTable: "Completa",
  tableCaption: (competition: string, season: string): string => `Classificação, ${competition} ${season}`,
  competitions: "Competições da época",
  /** How the round stands, in one sentence: what is in play, then what is over, then what is to come. */
  round: {
    live: (count: number): string => (count === 1 ? "um jogo em direto" : `${count} jogos em direto`),
    ended: (count: number): string => (count === 1 ? "um terminado" : `${count} terminados`),
    ahead: (count: number): string => (count === 1 ? "um por jogar" : `${count} por jogar`),
  },
  next: "A seguir",
  last: "Último resultado",
  featured: "Jogo em destaque",
  followRound: "Ver jogos",
  liveCount: (count: number): string => `${count} em direto`,
  nothing: "A época ainda não começou",
  nothingText: "Assim que houver uma competição, os jogos aparecem aqui.",
};
