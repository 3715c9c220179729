/** Pages that could not be shown. */
export const errors = {
  missingText: "Esta página saiu pela linha lateral: não existe, ou mudou de sítio.",
  search: "Procurar no site",
  searchHint: "Clube, jogador, jogo ou notícia",
  searchButton: "Procurar",
  waysOn: "Outros caminhos",

  offlineText: "Parece que está sem rede. Esta página abre assim que a ligação voltar.",
  stillOffline: "Ainda sem ligação.",
  stillOpen: "Ainda pode abrir",
};
