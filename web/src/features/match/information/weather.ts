import type { Climate } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";

type Words = Pick<Texts, "format" | "match">;
type Kind = keyof Texts["match"]["information"]["climates"];

/** The weather at a match. */
export interface Weather {
  temperature: string | undefined;
  text: string;
}

const KINDS: Record<string, Kind> = {
  sunny: "sunny",
  cloudy: "cloudy",
  rain: "rain",
  windy: "windy",
  fog: "fog",
  "clear-night": "clearNight",
};

/** Nothing where nothing is known; a word that we do not know is left out. */
export function weatherOf(climate: Climate | undefined, { format, match }: Words): Weather | undefined {
  const { information } = match;
  const kind = KINDS[climate?.climate ?? ""];
  const { temperature, rainPercentage: rain } = climate ?? {};
  const said = [
    kind ? information.climates[kind] : undefined,
    typeof rain === "number" ? information.rain(rain) : undefined,
  ].filter((word) => word !== undefined);
  const degrees = typeof temperature === "number" ? information.temperature(format.number(temperature)) : undefined;
  return degrees || said.length > 0 ? { temperature: degrees, text: said.join(", ") } : undefined;
}
