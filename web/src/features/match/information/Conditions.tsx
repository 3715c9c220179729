import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readCompetition, readSeasons } from "../../../football/queries.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { Block } from "../Block.tsx";
import { wayOf } from "../heads.ts";
import type { MatchPartProps } from "../matchPart.ts";
import { lookedAt, readClimate } from "../queries.ts";
import { Facts } from "./Facts.tsx";
import { fact } from "./fact.ts";
import styles from "./information.module.css";
import { weatherOf } from "./weather.ts";

/** Weather and broadcast, the ball, and where the match belongs. */
export function Conditions({ address, match }: MatchPartProps) {
  const texts = useTexts();
  const { data: climate } = useQuery(readClimate(address));
  const { data: competition } = useQuery(lookedAt(readCompetition(address.competition, address.season)));
  const { data: seasons } = useQuery(readSeasons());
  const { information } = texts.match;
  const weather = weatherOf(climate, texts);
  const ball = competition?.officialBall;
  const { transmission, externalFixture, externalFixtureUrl } = match;
  const source = externalFixture ? webAddress(externalFixtureUrl) : undefined;
  const way = wayOf(match, { competition, seasons }, texts);
  return (
    <Block title={titleOf(weather !== undefined, Boolean(transmission), information)}>
      {weather ? (
        <p className={styles.weather}>
          {weather.temperature ? <b>{weather.temperature}</b> : null}
          <span>{weather.text}</span>
        </p>
      ) : null}
      <Facts
        facts={[
          ...fact("television", information.television, transmission),
          ...fact("ball", information.ball, ball?.name, webAddress(ball?.link)),
          {
            key: "competition",
            label: information.competition,
            values: way.map(({ key, label, href }) => ({ key, text: label, href })),
          },
          ...(source ? fact("external", information.external, hostOf(source), source) : []),
        ]}
      />
    </Block>
  );
}

function titleOf(
  hasWeather: boolean,
  isBroadcast: boolean,
  words: { weather: string; broadcast: string; competition: string },
): string {
  if (hasWeather) return words.weather;
  return isBroadcast ? words.broadcast : words.competition;
}

/** "www.example.org" of an address there. */
function hostOf(address: string): string {
  return address.split("/")[2] ?? address;
}
