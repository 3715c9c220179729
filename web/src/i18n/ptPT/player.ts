export const player = {
  page: "Jogador",
};
