/** As many as there can be; a number beyond would be written in figures. */
const NUMBERS: Record<number, string> = {
  2: "duas",
  3: "três",
  4: "quatro",
  5: "cinco",
  6: "seis",
  7: "sete",
  8: "oito",
  9: "nove",
};

/** How media ask to be accredited. */
export const accreditation = {
  title: "Acreditação Orgãos Sociais",
  heading: "Acreditação",
  description: "Peça aqui a acreditação do seu órgão de comunicação social para os jogos da Liga.",
  lead: "Para órgãos de comunicação social registados na ERC. Um pedido por órgão; os nomes dos jornalistas pedem-se depois da aprovação.",
  needsScripts: "Para enviar o pedido, o navegador tem de permitir JavaScript. O resto do site funciona sem ele.",
  form: "Pedido de acreditação",

  groups: { medium: "O órgão", contact: "Contacto", address: "Morada", proof: "Comprovativo" },
  fields: {
    mediaName: "Nome do órgão de comunicação",
    ercNumber: "Número de registo na ERC",
    ercHelp: "São seis algarismos.",
    email: "E-mail",
    emailHelp: "A resposta segue para este endereço.",
    phoneNumber: "Telefone",
    address: "Morada",
    postalCode: "Código postal",
    locality: "Localidade",
    confirm: "Confirmo que represento este órgão e aceito os",
    terms: "termos e condições",
  },
  file: {
    name: "Comprovativo do registo na ERC",
    empty: "Anexe o comprovativo do registo na ERC",
    help: "PDF, JPG ou PNG até 10 MB. Também o pode largar aqui.",
    drop: "Largue o ficheiro aqui",
    choose: "Escolher ficheiro",
    chooseOther: "Escolher outro",
    remove: "Tirar",
    removeNamed: (file: string): string => `Tirar ${file}`,
    checking: "A verificar…",
    ready: (size: string): string => `${size}, pronto a enviar`,
    kilobytes: (size: string): string => `${size} kB`,
    megabytes: (size: string): string => `${size} MB`,
  },

  draft: {
    restored: "Recuperámos o que tinha escrito neste dispositivo. O ficheiro tem de ser anexado outra vez.",
    kept: "O que escreve fica guardado neste dispositivo até enviar o pedido.",
    remove: "Apagar rascunho",
    removed: "Rascunho apagado.",
  },

  submit: "Enviar pedido",
  sending: {
    label: "Envio do pedido",
    reading: "A preparar o ficheiro…",
    sending: (percent: number): string => `A enviar, ${percent}%`,
    waiting: "Enviado. A aguardar a confirmação…",
    cancel: "Cancelar envio",
    cancelled: "O envio foi cancelado. Não se perdeu nada do que escreveu.",
  },

  missing: (count: number): string => (count === 1 ? "Falta uma coisa" : `Faltam ${NUMBERS[count] ?? count} coisas`),
  toDo: {
    mediaName: "Escreva o nome do órgão",
    ercNumber: "Confirme o número da ERC",
    email: "Confirme o e-mail",
    phoneNumber: "Confirme o telefone",
    address: "Complete a morada",
    postalCode: "Complete o código postal",
    locality: "Escreva a localidade",
    file: "Anexe o comprovativo em PDF, JPG ou PNG",
    confirmed: "Confirme que representa o órgão",
  },

  wrong: {
    title: "O pedido não seguiu.",
    mediaNameMissing: "Escreva o nome do órgão.",
    mediaNameInvalid: "Escreva entre 2 e 120 caracteres.",
    ercNumberMissing: "Escreva o número de registo.",
    ercNumberInvalid: "São seis algarismos, por exemplo 126044.",
    emailMissing: "Escreva o e-mail.",
    emailInvalid: "Escreva o e-mail completo, por exemplo redacao@exemplo.pt.",
    phoneNumberMissing: "Escreva o telefone.",
    phoneNumberInvalid: "Escreva os nove algarismos, por exemplo 220 000 948, ou o número com o indicativo do país.",
    addressMissing: "Escreva a morada.",
    addressInvalid: "Escreva entre 5 e 200 caracteres: rua, número e andar.",
    postalCodeMissing: "Escreva o código postal.",
    postalCodeInvalid: "Escreva os sete algarismos, por exemplo 4000-120.",
    localityMissing: "Escreva a localidade.",
    localityInvalid: "Escreva entre 2 e 80 caracteres.",
    confirmedMissing: "Precisamos desta confirmação para aceitar o pedido.",
    fileMissing: "Falta o comprovativo.",
    fileKind: "Só aceitamos PDF, JPG ou PNG.",
    fileSize: "O ficheiro tem mais de 10 MB. Escolha um mais pequeno.",
    fileEmpty: "Este ficheiro está vazio.",
    fileUnreadable: "Não conseguimos ler este ficheiro. Escolha-o outra vez.",
    fileInvalid: "Este ficheiro não pode ser usado. Escolha outro.",
    waitSeconds: (seconds: number): string =>
      seconds === 1
        ? "Recebemos demasiados pedidos daqui. Tente outra vez daqui a 1 segundo."
        : `Recebemos demasiados pedidos daqui. Tente outra vez daqui a ${seconds} segundos.`,
    waitMinutes: (minutes: number): string =>
      minutes === 1
        ? "Recebemos demasiados pedidos daqui. Tente outra vez daqui a 1 minuto."
        : `Recebemos demasiados pedidos daqui. Tente outra vez daqui a ${minutes} minutos.`,
    wait: "Recebemos demasiados pedidos daqui. Tente outra vez daqui a pouco.",
    offline: "Não conseguimos ligar ao site. Nada se perdeu: confirme a ligação à internet e envie outra vez.",
    other: "Algo correu mal do nosso lado. Nada se perdeu: envie outra vez daqui a pouco.",
  },

  how: {
    title: "Como funciona",
    text: "Respondemos em 48 horas úteis.",
    request: "Pedido.",
    requestText: "Preenche este formulário e anexa o comprovativo.",
    check: "Verificação.",
    checkText: "A Liga confirma o registo na ERC.",
    answer: "Resposta.",
    answerText: "Por e-mail, com acesso à área de imprensa.",
    matches: "Jogos.",
    matchesText: "Pede lugares até 72 horas antes de cada jogo.",
  },
  help: {
    title: "Precisa de ajuda?",
    text: "Dias úteis, das 9:30 às 18:00.",
    contact: "Falar com a imprensa",
  },

  sent: {
    title: "Pedido recebido",
    text: (email: string): string => `Enviámos a confirmação para ${email}. Não precisa de fazer mais nada por agora.`,
    reference: "Referência",
    medium: "Órgão",
    answerBy: "Resposta até",
    moment: (day: string, time: string): string => `${day}, ${time}`,
    home: "Voltar ao início",
    another: "Fazer outro pedido",
  },
};
