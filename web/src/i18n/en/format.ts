import { createFormat } from "../format.ts";

export const format = createFormat({
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  day: "ddd DD MMM",
  dayInWords: "dddd D MMMM",
  month: "MMMM YYYY",
  decimalMark: ".",
});
