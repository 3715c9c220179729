export const team = {
  page: "Equipa",
};
