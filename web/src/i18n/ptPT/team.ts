/** A club's page. */
export const team = {
  page: "Equipa",
  tabsLabel: "Páginas do clube",
  tabs: {
    overview: "Visão geral",
    matches: "Jogos",
    squad: "Plantel",
    statistics: "Estatísticas",
    standings: "Classificação",
    club: "Clube",
    news: "Notícias",
    videos: "Vídeos",
    compare: "Comparar",
  },
  competition: "Competição",
  season: "Época",
  breadcrumbs: "Onde está",
  share: "Partilhar",
  copied: { copied: "Endereço copiado", failed: "Não foi possível copiar o endereço" },

  founded: (year: number): string => `Fundado em ${year}`,
  variant: (variant: string): string => `Equipa ${variant}`,
  socials: "O clube nas redes sociais",
  socialOf: (club: string, network: string): string => `${club} no ${network}`,
  tickets: "Bilhetes",
  /** On the button with the star: before, and once it is one of the two clubs that can be followed. */
  follow: {
    follow: "Seguir",
    main: "O meu clube",
    second: "O meu 2.º clube",
    leave: "Deixar de seguir",
    makeMain: "Tornar principal",
    full: "Já segue dois clubes. Deixe um deles para seguir este.",
    change: "Mudar os meus clubes",
    failed: "Não foi possível guardar. Tente outra vez.",
  },
  next: "Próximo jogo",
  diary: "Agenda",
  addToCalendar: "Agenda: juntar este jogo",
  form: "Forma",
  numbers: "Época em números",

  rings: { wins: "vitórias", scored: "jogos a marcar", conceded: "jogos a sofrer" },
  figures: { scored: "golos marcados", conceded: "golos sofridos", possession: "posse média" },

  subscribe: {
    button: "Calendário",
    title: "Os jogos no seu calendário",
    text: "O calendário acompanha as mudanças de data e hora. Não precisa de conta.",
    web: "Web",
    ios: "iPhone/iOS",
    webOf: (club: string): string => `${club}: calendário na web`,
    iosOf: (club: string): string => `${club}: calendário no iPhone/iOS`,
    address: "Endereço para copiar",
    copy: "Copiar",
  },

  matches: {
    link: "Todos os jogos",
    which: "Que jogos",
    all: "Todos",
    previous: "Já jogados",
    everyCompetition: "Todas",
    none: "Sem jogos para mostrar",
    noneText: "Os jogos aparecem aqui assim que o calendário for conhecido.",
  },

  table: {
    full: "Classificação completa",
    ofCompetition: "Na página da competição",
    caption: (competition: string, season: string): string => `Classificação, ${competition} ${season}`,
    notIn: "O clube não está nesta classificação.",
    places: "Lugar em cada jornada",
    loadingPlaces: "A carregar os lugares",
    chart: (club: string, rounds: number): string =>
      `Lugar do ${club} depois de cada uma das ${rounds} jornadas, entre os dos outros clubes`,
    run: (best: number, worst: number): string => `Melhor lugar: ${best}.º. Pior lugar: ${worst}.º.`,
    asTable: "Ver em tabela",
    scroll: "Lugares, jornada a jornada",
  },

  squad: {
    full: "Plantel completo",
    lines: {
      goalkeeper: "Guarda-redes",
      defender: "Defesas",
      midfielder: "Médios",
      forward: "Avançados",
      unknown: "Sem posição conhecida",
    },
    number: (number: number): string => `número ${number}`,
    figures: (goals: number, matches: number): string =>
      `${goals} ${goals === 1 ? "golo" : "golos"}, ${matches} ${matches === 1 ? "jogo" : "jogos"}`,
    loanFrom: (club: string): string => `Emprestado por ${club}`,
    staff: "Equipa técnica",
    left: "Saíram",
    leftOn: (day: string): string => `Saiu a ${day}`,
    until: (day: string): string => `até ${day}`,
    none: "Plantel por conhecer",
    noneText: "Os jogadores desta época ainda não foram comunicados.",
    loading: "A carregar o plantel",
  },

  statistics: {
    whose: "De quem são os números",
    team: "Equipa",
    players: "Jogadores",
    over: (competition: string, matches: number): string =>
      `${competition}, ${matches} ${matches === 1 ? "jogo" : "jogos"}`,
    groups: { general: "Geral", attack: "Ataque", defense: "Defesa" },
    againstAverage: "Por jogo; a marca é a média da competição",
    caption: (group: string): string => `${group}: por jogo, contra a média da competição`,
    columns: { name: "Estatística", total: "Total", value: "Por jogo", average: "Média" },
    scorers: "Melhores marcadores",
    allPlayers: "Todos os jogadores",
    none: "Ainda não há números",
    noneText: "Aparecem aqui depois do primeiro jogo nesta competição.",
  },

  club: {
    all: "Tudo sobre o clube",
    facts: "Ficha",
    fullname: "Nome completo",
    founded: "Fundação",
    city: "Cidade",
    openTickets: "Comprar bilhetes",
    photo: "A equipa",
    photoOf: (club: string): string => `Imagem da equipa do ${club}`,
    kitsTitle: "Equipamentos",
    kits: { home: "Principal", away: "Alternativo", third: "Terceiro", goalkeeper: "Guarda-redes" },
    brand: "Marca:",
    ground: {
      capacity: "Lotação",
      average: "Assistência média",
      attendance: "Espectadores na época",
      score: "Nota dos delegados",
      scoreOf: (score: string): string => `${score} em 5`,
      address: "Morada",
      map: "Mapa",
      openMap: "Ver no mapa",
    },
    honours: "Palmarés",
    board: "Órgãos sociais",
    none: "Pouco se sabe deste clube",
    noneText: "Estádio, equipamentos e direção aparecem aqui quando forem conhecidos.",
  },

  news: {
    all: "Todas",
    tags: "Etiquetas",
    loading: "A carregar as notícias",
    none: "Ainda não há notícias",
    noneText: "As notícias deste clube aparecem aqui.",
    pages: "Páginas de notícias",
    pageOf: (page: number, pages: number): string => `Página ${page} de ${pages}`,
    newer: "Mais recentes",
    older: "Mais antigas",
    feed: "Receber estas notícias por RSS",
  },

  videos: {
    all: "Todos",
    published: "Vídeos",
    moments: "Momentos dos jogos",
    loading: "A carregar os vídeos",
    none: "Ainda não há vídeos",
    noneText: "Golos e reportagens deste clube aparecem aqui.",
  },

  compare: {
    button: "Comparar",
    with: "Comparar com",
    pick: "Escolher um clube",
    choose: "Escolha outro clube",
    chooseText: (competition: string): string => `Qualquer um dos que jogam: ${competition}.`,
    notHere: "Esse clube não joga nesta competição",
    title: (one: string, other: string): string => `${one} e ${other}`,
    place: (position: number): string => `${position}.º lugar`,
    perMatch: "Por jogo",
    headToHead: "Frente a frente",
    loadingMeetings: "A carregar os confrontos",
    wins: (club: string): string => `Vitórias ${club}`,
    draws: "Empates",
    goals: (home: number, away: number): string => `${home}–${away} em golos`,
    neverMet: "Nunca se defrontaram",
    neverMetText: "Tanto quanto se sabe aqui.",
  },

  head: {
    overview: (club: string, competition: string, season: string): string =>
      `${club}, ${competition} ${season}: próximos jogos, resultados, lugar na tabela, plantel e estádio.`,
    matches: (club: string, competition: string, season: string): string =>
      `Todos os jogos do ${club} em ${season}, na ${competition} e nas outras competições: datas, horas e resultados.`,
    squad: (club: string, competition: string, season: string): string =>
      `O plantel do ${club}, ${competition} ${season}: jogadores por posição, números, golos e equipa técnica.`,
    statistics: (club: string, competition: string, season: string): string =>
      `${club} em números, ${competition} ${season}: ataque, defesa e a média da competição.`,
    standings: (club: string, competition: string, season: string): string =>
      `O lugar do ${club}, ${competition} ${season}: a tabela e a posição em cada jornada.`,
    club: (club: string, competition: string, season: string): string =>
      `${club}, ${competition} ${season}: estádio, equipamentos, palmarés e órgãos sociais.`,
    news: (club: string, competition: string, season: string): string =>
      `As notícias do ${club}, ${competition} ${season}.`,
    videos: (club: string, competition: string, season: string): string =>
      `Os vídeos do ${club}, ${competition} ${season}: golos, resumos e reportagens.`,
    compare: (club: string, competition: string, season: string): string =>
      `${club} comparado com outro clube, ${competition} ${season}: tabela, números por jogo e confrontos.`,
  },
};
