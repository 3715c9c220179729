import type { Texts } from "../texts.ts";

export const errors: Texts["errors"] = {
  missingText: "This page went over the touchline: it does not exist, or it has moved.",
  search: "Search the site",
  searchHint: "Club, player, match or story",
  searchButton: "Search",
  waysOn: "Other ways on",

  offlineText: "There seems to be no network. This page opens as soon as the connection is back.",
  stillOffline: "Still offline.",
  stillOpen: "You can still open",
};
