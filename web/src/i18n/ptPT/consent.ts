/** The question about cookies, its choices, and what stands before players of other sites. */
export const consent = {
  title: "Cookies, só os que quiser",
  text: "O site usa os necessários. Com o seu acordo, contamos o que é visto e abrimos logo vídeos de outros sites.",
  policy: "Política de cookies",
  /** For those who listen: where the question is. */
  asks: "Há uma pergunta sobre cookies no início da página.",
  accept: "Aceitar",
  refuse: "Recusar",
  choose: "Escolher",
  saved: "Escolha guardada. Pode mudá-la no fim de cada página.",
  choices: {
    title: "Definições de cookies",
    text: "Pode mudar de ideias quando quiser, no fim de cada página.",
    necessary: "Necessários",
    necessaryText: "A sua sessão, a língua, o número deste aparelho e esta escolha. Sem eles, o site não funciona.",
    always: "Sempre ativos",
    analytics: "Medição",
    analyticsText: "Conta o que se vê e procura neste site, com o número deste aparelho e sem o seu nome.",
    embeds: "Conteúdos de outros sites",
    embedsText: "Vídeos e publicações abrem logo. O site de onde vêm fica a saber da visita e pode guardar cookies.",
    save: "Guardar escolha",
    close: "Fechar",
  },
  embed: {
    title: (host: string) => `${host} ficará a saber desta visita`,
    text: "O conteúdo vem de outro site, que pode guardar cookies no seu navegador.",
    once: "Ver desta vez",
    always: "Permitir sempre",
    elsewhere: (host: string) => `Abrir em ${host}`,
  },
};
