/** The pages of a competition. */
export const competition = {
  page: "Competição",
  overview: "Resumo",
  matches: "Jogos",
  table: "Classificação",
  bracket: "Quadro",
  statistics: "Estatísticas",
  teams: "Clubes",
  nominations: "Nomeações",
  news: "Notícias",
  tabs: "Páginas da competição",
  season: "Época",
  clubs: (count: number): string => (count === 1 ? "clube" : "clubes"),
  of: (total: number): string => `de ${total}`,
  liveMatches: (count: number): string => (count === 1 ? "1 jogo em direto" : `${count} jogos em direto`),
  breadcrumbs: "Onde está",
  share: "Partilhar",
  copied: { copied: "Endereço copiado", failed: "Não foi possível copiar o endereço" },

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

  top: "Topo da classificação",
  groups: "Grupos",
  groupMatches: (group: string): string => `Jogos do ${group.charAt(0).toLowerCase()}${group.slice(1)}`,
  allNews: "Todas",
  ball: { title: "Bola oficial", more: "Saber mais" },

  noTeams: "Ainda não há clubes",
  noTeamsText: "Aparecem aqui quando se souber quem entra na competição.",
  loadingTeams: "A carregar os clubes",
  founded: (year: number): string => `Fundado em ${year}`,

  nominationsOf: (round: string): string => `Nomeações da ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  loadingNominations: "A carregar as nomeações",
  noNominations: "Ainda não há nomeações",
  noNominationsText: "São conhecidas poucos dias antes dos jogos.",
  noRounds: "O calendário ainda não é conhecido.",
  notNominated: "Por nomear",
  officials: {
    main: "Árbitro",
    aux1: "1.º assistente",
    aux2: "2.º assistente",
    fourth: "4.º árbitro",
    var: "VAR",
    aVar: "Assistente VAR",
    fieldDelegate: "Delegado ao jogo",
    leagueDelegate: "Delegado da liga",
    observer: "Observador",
  },

  loadingNews: "A carregar as notícias",
  noNews: "Ainda não há notícias",
  noNewsText: "As notícias desta competição aparecem aqui.",
  pages: "Páginas de notícias",
  pageOf: (page: number, pages: number): string => `Página ${page} de ${pages}`,
  newer: "Mais recentes",
  older: "Mais antigas",
  feed: "Receber estas notícias por RSS",

  head: {
    overview: (competition: string, season: string): string =>
      `${competition} ${season}: classificação, jogos e resultados da jornada, com os jogos em direto.`,
    round: (competition: string, season: string, round: string, matches: number): string =>
      `${round}, ${competition} ${season}: datas, horas e resultados dos ${matches} jogos.`,
    roundPlain: (competition: string, season: string, round: string): string =>
      `${round}, ${competition} ${season}: datas, horas e resultados.`,
    bracket: (competition: string, season: string): string =>
      `${competition} ${season}: todas as eliminatórias, com jogos e resultados, até à final.`,
    teams: (competition: string, season: string): string =>
      `Os clubes, ${competition} ${season}: emblemas, estádios e jogos de cada um.`,
    nominations: (competition: string, season: string, round: string): string =>
      `${round}, ${competition} ${season}: árbitros, assistentes, VAR e delegados de cada jogo.`,
    news: (competition: string, season: string): string => `As notícias, ${competition} ${season}.`,
    classification: (competition: string, season: string): string =>
      `Classificação, ${competition} ${season}: pontos, golos, forma e critérios de desempate, ao minuto.`,
    clubMatches: (club: string, competition: string, season: string): string =>
      `Todos os jogos: ${club}, ${competition} ${season}. Datas, horas e resultados.`,
  },
};
