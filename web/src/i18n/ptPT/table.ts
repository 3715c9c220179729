/** The explained table: a competition's table after any round, why clubs stand as they do, and how they got there. */
export const table = {
  rounds: "A tabela depois de cada jornada",
  captionAfter: (caption: string, round: string): string =>
    `${caption}, depois da ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  captionForm: (caption: string): string => `${caption}, forma e próximo adversário`,
  today: "Ver a tabela de hoje",
  final: "Ver a tabela final",

  place: (position: number): string => `${position}.º`,

  steps: "Ver o desempate passo a passo",
  stepsFor: (clubs: string): string => `entre ${clubs}`,
  loadingSteps: "A carregar o desempate",
  list: (clubs: string, last: string): string => `${clubs} e ${last}`,

  question: {
    title: "Pergunte à tabela",
    ask: (ahead: string, behind: string): string => `Porque está ${ahead} à frente de ${behind}?`,
    ahead: "O clube da frente",
    behind: "O clube de trás",
    same: "Escolha dois clubes diferentes.",
    otherWay: (club: string): string => `É ao contrário: à frente está ${club}.`,
    points: (club: string, points: number, other: string, otherPoints: number): string =>
      `${club} tem ${points} ${points === 1 ? "ponto" : "pontos"}, ${other} tem ${otherPoints}.`,
    tied: (points: number): string => `Têm os dois ${points} ${points === 1 ? "ponto" : "pontos"}.`,
    steps: "Ver os critérios na tabela",
  },

  ladder: {
    title: "Critérios, por ordem",
    caption: (clubs: string): string => `Critérios de desempate, por ordem: ${clubs}`,
    criterion: "Critério",
    result: "Resultado",
    points: "Pontos",
    allMatches: "Todos os jogos",
    matchesBetween: (matches: number, clubs: number): string =>
      `${matches} ${matches === 1 ? "jogo" : "jogos"} entre os ${clubs} clubes`,
    restarted: (criterion: string): string => `${criterion}, de novo`,
    onlyBetween: (clubs: string): string => `Só os jogos entre ${clubs}`,
    tied: (clubs: number): string => `${clubs} clubes empatados`,
    level: "Continuam empatados",
    placed: (club: string, place: string): string => `${club} fica em ${place}`,
    split: (ahead: string, behind: string): string => `${ahead} à frente de ${behind}`,
    waiting: (matches: number): string =>
      matches === 1
        ? "Só conta quando se jogar o jogo que falta entre eles"
        : `Só conta quando se jogarem os ${matches} jogos que faltam entre eles`,
    unused: "Não foi preciso",
  },

  between: {
    title: "Jogos entre eles",
    caption: (clubs: string): string => `Resultados entre ${clubs}: casa na linha, fora na coluna`,
    home: "Casa",
    away: "Fora",
    unplayed: "por jogar",
    nothing: "Ainda não jogaram entre si.",
    tableTitle: "Classificação entre eles",
    tableCaption: (clubs: string): string => `Classificação só com os jogos entre ${clubs}`,
    goals: { short: "G", long: "Golos marcados e sofridos" },
  },

  chart: {
    title: "Jornada a jornada",
    lead: "O lugar de cada clube depois de cada jornada",
    label: (rounds: number): string =>
      `Gráfico: o lugar de cada clube em ${rounds} ${rounds === 1 ? "jornada" : "jornadas"}`,
    summary: (round: string, club: string): string =>
      `Depois da ${round.charAt(0).toLowerCase()}${round.slice(1)} lidera ${club}.`,
    ledMost: (club: string, rounds: number): string => `Quem mais jornadas acabou na frente: ${club} (${rounds}).`,
    clubs: (round: string): string => `Clubes em destaque, depois da ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
    best: (best: string, worst: string): string => `Melhor ${best}, pior ${worst}`,
    remove: (club: string): string => `Tirar ${club} do gráfico`,
    add: "Juntar um clube",
    choose: "Escolher…",
    most: (clubs: number): string => `O gráfico destaca até ${clubs} clubes. Tire um para juntar outro.`,
    asTable: "Ver os lugares em tabela",
    caption: (competition: string, season: string): string =>
      `O lugar de cada clube depois de cada jornada, ${competition} ${season}`,
    scroll: "Gráfico, jornada a jornada",
    scrollTable: "Lugares, jornada a jornada",
    loading: "A carregar o gráfico",
    nothing: "Ainda não se jogou",
    nothingText: "O gráfico começa com a primeira jornada.",
  },
};
