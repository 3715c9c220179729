/** The site as an app: installing it, its new versions, and being without a network. */
export const shell = {
  messages: "Mensagens",
  close: "Fechar",
  back: "Voltar",

  offline: "Sem ligação",
  stillOffline: "Ainda sem ligação",
  dataFrom: (time: string) => `Dados das ${time}, podem ter mudado`,
  dataOf: (day: string, time: string) => `Dados de ${day} às ${time}, podem ter mudado`,
  mayBeOld: "O que vê pode ter mudado",
  retry: "Tentar de novo",

  newVersion: "Nova versão",
  newVersionText: "Está pronta. Nada se perde.",
  update: "Atualizar",

  install: (name: string) => `${name} no ecrã principal`,
  installText: "Instala em segundos e ocupa pouco espaço.",
  benefits: {
    clubs: "O seu clube, os jogos e a classificação a um toque",
    offline: "Abre sem ligação, com os últimos dados",
    fast: "Sem barras do navegador, em ecrã inteiro",
  },
  installButton: "Instalar",
  installHow: "Ver como",
  notNow: "Agora não",

  iosTitle: "Instalar no iPhone ou no iPad",
  iosShare: "Toque em Partilhar, na barra do navegador",
  iosAdd: "Escolha Adicionar ao ecrã principal",
  iosConfirm: "Confirme em Adicionar",
};
