/** Behind "Mais", beside the places that every page names. */
export const moreSheet = {
  accreditation: "Acreditação de imprensa",
  about: "Sobre e ajuda",
};
