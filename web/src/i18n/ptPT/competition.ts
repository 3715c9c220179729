/** The pages of a competition. */
export const competition = {
  page: "Competição",
  overview: "Resumo",
  matches: "Jogos",
  table: "Classificação",
  tabs: "Páginas da competição",
  season: "Época",
  clubs: (count: number): string => (count === 1 ? "clube" : "clubes"),
  of: (total: number): string => `de ${total}`,
  liveMatches: (count: number): string => (count === 1 ? "1 jogo em direto" : `${count} jogos em direto`),
  liveSomewhere: "Jogos em direto",

  fullTable: "Completa",
  matchesOf: (round: string): string => `Jogos da ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  allMatches: "Todos",
  rounds: "Jornadas",
  phases: "Fases",
  previousRound: (label: string): string => `Anterior: ${label}`,
  nextRound: (label: string): string => `Seguinte: ${label}`,
  club: "Clube",
  allClubs: "Todos os clubes",
  clubMatches: (club: string): string => `Jogos: ${club}`,
  noClubMatches: "Sem jogos nesta competição",
  backToRound: "Ver a jornada",

  view: "Vista da tabela",
  views: { overall: "Geral", home: "Casa", away: "Fora", form: "Forma" },
  liveLead: "Ao minuto",
  liveText: "conta os jogos em curso",
  on: "ligado",
  off: "desligado",
  caption: (competition: string, season: string): string => `Classificação, ${competition} ${season}`,

  ifItEnded: "Se acabasse agora",
  ifItEndedText: "O que mudam os jogos em curso.",
  climbs: (position: number, points: number): string =>
    `sobe ao ${position}.º lugar, com ${points} ${points === 1 ? "ponto" : "pontos"}.`,
  drops: (position: number, points: number): string =>
    `desce ao ${position}.º lugar, com ${points} ${points === 1 ? "ponto" : "pontos"}.`,
  nothingChanges: "Para já, nenhum lugar muda.",

  head: {
    overview: (competition: string, season: string): string =>
      `${competition} ${season}: classificação, jogos e resultados da jornada, com os jogos em direto.`,
    round: (competition: string, season: string, round: string, matches: number): string =>
      `${round}, ${competition} ${season}: datas, horas e resultados dos ${matches} jogos.`,
    roundPlain: (competition: string, season: string, round: string): string =>
      `${round}, ${competition} ${season}: datas, horas e resultados.`,
    classification: (competition: string, season: string): string =>
      `Classificação, ${competition} ${season}: pontos, golos, forma e critérios de desempate, ao minuto.`,
    clubMatches: (club: string, competition: string, season: string): string =>
      `Todos os jogos: ${club}, ${competition} ${season}. Datas, horas e resultados.`,
  },
};
