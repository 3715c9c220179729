export const coach = {
  page: "Treinador",
};
