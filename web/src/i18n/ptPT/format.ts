import { createFormat } from "../format.ts";

export const format = createFormat({
  weekdays: ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"],
  months: [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
  day: "ddd. DD MMM",
  dayInWords: "dddd, D [de] MMMM",
  month: "MMMM [de] YYYY",
  decimalMark: ",",
});
