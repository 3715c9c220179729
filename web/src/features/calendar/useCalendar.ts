import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { pageNotFound } from "../../app/page.ts";
import { readSeasons } from "../../football/queries.ts";
import { type CalendarChoice, decideCalendar, parseCalendar, withInternational } from "./calendarChoice.ts";
import { readInternationalSeasons } from "./queries.ts";

/** What the address chooses. The loader has seen to it that it exists. */
export function useCalendar(): CalendarChoice {
  const { "*": slug = "" } = useParams();
  const { pathname, search } = useLocation();
  const { data: seasons = [] } = useQuery(readSeasons());
  const { data: abroad = [] } = useQuery(readInternationalSeasons());
  const asked = parseCalendar(slug, new URLSearchParams(search));
  const choice = asked && decideCalendar(asked, withInternational(seasons, abroad));
  if (!choice) throw pageNotFound(pathname);
  return choice;
}
