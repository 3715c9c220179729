/** The frame around every page. */
export const app = {
  name: "Jornada",
  /** What stands in the browser's tab. */
  title: (page: string, site: string): string => `${page} · ${site}`,
  description: "Jogos, resultados, classificações e histórias do campeonato.",
  home: "Início",
  search: "Pesquisar",

  errorTitle: (status: number): string => `Erro ${status}`,
  errorTexts: {
    notFound: "Esta página não existe.",
    other: "Algo correu mal do nosso lado. Tente outra vez daqui a pouco.",
  },
  goHome: "Ir para o início",

  skip: "Saltar para o conteúdo",
  loading: "A carregar a página",
  homeLink: (site: string): string => `${site}, página inicial`,
  sections: "Secções",
  matches: "Jogos",
  table: "Classificação",
  tableShort: "Tabela",
  more: "Mais",
  close: "Fechar",
  clubs: "Clubes",
  competitions: "Competições",
  chooseCompetition: (name: string): string => `Competição: ${name}. Mudar`,
  domestic: "Nacionais",
  international: "Internacionais",
  liveCount: (matches: number): string => `${matches} em direto`,
  liveNow: "Há jogos em direto",

  language: "Idioma",
  changeLanguage: "Mudar de idioma",
  theme: "Tema",
  themes: { system: "Sistema", light: "Claro", dark: "Escuro" },

  onThisSite: "Neste site",
  followUs: "Siga-nos",
  footerText: "Jogos, resultados e classificações, jornada a jornada.",
  footerNote: "Feito com Jornada, software livre",

  partFailed: "Esta parte não carregou",
  partFailedText: "O resto da página está bem. Tente outra vez.",
  offlineText: "Parece que está sem ligação. Tente outra vez quando ela voltar.",
  retry: "Tentar de novo",
  apply: "Aplicar",
};
