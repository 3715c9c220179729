/** The calendar. */
export const calendar = {
  title: "Calendário",
  /** What stands in the browser's tab: what is chosen, then the month. */
  titleOf: (choice: string): string => `Calendário: ${choice}`,
  description: (month: string): string => `Jogos de ${month}, dia a dia: datas, horas, resultados e jogos em direto.`,
  descriptionOf: (choice: string, month: string): string =>
    `${choice}, jogos de ${month}: datas, horas, resultados e calendário para subscrever.`,
  breadcrumbs: "Onde está",

  share: "Partilhar",
  copied: "Endereço copiado",
  copyFailed: "Não foi possível copiar",

  months: "Meses",
  previousMonth: (month: string): string => `Mês anterior: ${month}`,
  nextMonth: (month: string): string => `Mês seguinte: ${month}`,
  today: "Hoje",
  days: { today: "hoje", tomorrow: "amanhã", yesterday: "ontem" },

  season: "Época",
  competition: "Competição",
  allCompetitions: "Todas as competições",
  club: "Clube",
  allClubs: "Todos os clubes",
  myClubs: (clubs: number): string => (clubs === 1 ? "O meu clube" : "Os meus clubes"),
  bothClubs: (main: string, second: string): string => `${main} e ${second}`,
  view: "Vista do calendário",
  views: { month: "Mês", list: "Lista" },
  clear: "Limpar",

  caption: (month: string): string => `Jogos de ${month}, por semana`,
  dayWithMatches: (day: string, matches: number): string => `${day}, ${matches} ${matches === 1 ? "jogo" : "jogos"}`,
  moreMatches: (count: number): string => (count === 1 ? "+1 jogo" : `+${count} jogos`),
  moreMatchesOn: (count: number, day: string): string => `${count === 1 ? "+1 jogo" : `+${count} jogos`}, ${day}`,
  /** For the cells of the month, which have little room. */
  short: { postponed: "Adi.", cancelled: "Anul." },
  competitions: "Competições deste mês",
  list: "Jogos dia a dia",
  earlier: (matches: number): string =>
    matches === 1 ? "Dias anteriores deste mês: 1 jogo" : `Dias anteriores deste mês: ${matches} jogos`,
  later: (matches: number): string =>
    matches === 1 ? "O resto deste mês: 1 jogo" : `O resto deste mês: ${matches} jogos`,

  undated: "Data a definir",
  undatedText: "Ainda sem dia e hora marcados. Indicamos as datas da jornada.",
  undatedMore: (matches: number): string => (matches === 1 ? "Mais 1 jogo sem data" : `Mais ${matches} jogos sem data`),
  loadingUndated: "A carregar os jogos sem data",

  empty: (month: string): string => `Sem jogos em ${month}`,
  emptyText: "Nenhuma competição joga neste mês.",
  emptyFiltered: "Nenhum jogo deste mês corresponde aos filtros escolhidos.",
  clearFilters: "Limpar filtros",
  goToNext: (month: string): string => `Ver ${month}`,

  subscribe: "Subscrever",
  subscribeTitle: "Os jogos no seu calendário",
  subscribeText: "O calendário acompanha as mudanças de data e hora. Não precisa de conta.",
  feedWeb: "Web",
  feedIos: "iPhone/iOS",
  feedWebOf: (name: string): string => `${name}: calendário na web`,
  feedIosOf: (name: string): string => `${name}: calendário no iPhone/iOS`,
  feedAddress: "Endereço para copiar",
  copy: "Copiar",
  severalClubs: "Vários clubes num só calendário",
  severalClubsText: "Escolha os clubes.",
  chosenClubs: (clubs: number): string => (clubs === 1 ? "1 clube escolhido" : `${clubs} clubes escolhidos`),
  openFeed: "Abrir calendário",
};
