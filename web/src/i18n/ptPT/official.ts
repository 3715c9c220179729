export const official = {
  page: "Árbitro",
};
