/** What is said around the blocks that articles and pages are written in. */
export const editorial = {
  credit: (name: string) => `Foto: ${name}`,
  followPicture: "Seguir a ligação da imagem",
  pictureOf: (number: number, count: number) => `Imagem ${number} de ${count}`,
  pictures: (count: number) => (count === 1 ? "1 imagem" : `${count} imagens`),
  gallery: "Galeria de imagens",
  tabs: "Escolher um texto",
  table: "Tabela",
  related: "Relacionados",
  moreOfAuthor: "Tudo o que escreveu",
  contentOf: (host: string) => `Conteúdo de ${host}`,
  opensAt: (host: string) => `Abre em ${host}`,
  loadsFrom: (host: string) => `Só carrega de ${host} depois de carregar no botão.`,
  missing: "Esta página ainda não tem conteúdo.",
};
