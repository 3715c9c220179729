/** The figures of a competition. */
export const statistics = {
  page: "Estatísticas",
};
