import { useQuery } from "@tanstack/react-query";
import type { Official, OfficialMatch } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CardStack } from "../../../ui/CardStack.tsx";
import { ChartFigure } from "../../../ui/ChartFigure.tsx";
import { Columns } from "../../../ui/Columns.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MarkBars } from "../../../ui/MarkBars.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "../people.module.css";
import { DutyChips } from "./DutyChips.tsx";
import { History } from "./History.tsx";
import { OfficialRows } from "./OfficialRows.tsx";
import { hrefOfOfficial, type OfficialAddress } from "./officialAddress.ts";
import { cardColumns, countedMatches, usefulBars } from "./officialFigures.ts";
import { readOfficialMatches } from "./officialQueries.ts";

/** As many as are shown before all of them are asked for. */
const FEW = 5;

interface Props {
  address: OfficialAddress;
  official: Official;
}

/** The season so far: cards and useful time match by match, the last matches and the seasons before. */
export function OfficialSeason({ address, official }: Props) {
  const { official: words } = useTexts();
  const matches = useQuery(readOfficialMatches(address));
  const aside = (
    <div className={styles.aside}>
      {matches.data ? <UsefulTime matches={matches.data} official={official} /> : null}
      <History address={address} />
    </div>
  );
  return (
    <Columns aside={aside}>
      <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} />}>
        {(list) => <Whistled list={list} address={address} official={official} />}
      </Part>
    </Columns>
  );
}

function Whistled({ list, address, official }: Props & { list: OfficialMatch[] }) {
  const { official: words } = useTexts();
  if (list.length === 0) return <EmptyState title={words.noMatches} text={words.noMatchesText} />;
  const counted = countedMatches(list);
  return (
    <>
      {counted.length > 0 ? <Cards matches={counted} official={official} /> : null}
      <Section
        title={words.lastMatches}
        className={counted.length > 0 ? styles.block : undefined}
        aside={
          list.length > FEW ? <TextLink href={hrefOfOfficial(address, "matches")}>{words.all}</TextLink> : undefined
        }
      >
        <DutyChips address={address} matches={list} />
        <OfficialRows matches={list.slice(0, FEW)} />
      </Section>
    </>
  );
}

function Cards({ matches, official }: { matches: OfficialMatch[]; official: Official }) {
  const texts = useTexts();
  const { official: words, format } = texts;
  const { cards } = words;
  const { cardsPerMatch, league, yellowCards, doubleYellowCards, redCards } = official.stats;
  const own = cardsPerMatch == null ? undefined : format.number(cardsPerMatch, 1);
  const lead = league ? cards.lead(own ?? "0", format.number(league.cardsPerMatch, 1)) : own && cards.leadAlone(own);
  const columns = cardColumns(matches, texts);
  return (
    <Section title={cards.title} lead={lead}>
      <ChartFigure
        title={cards.byMatch}
        summary={cards.summary(yellowCards, doubleYellowCards, redCards)}
        table={{
          label: cards.table,
          caption: cards.title,
          columns: [cards.match, words.figures.yellow, words.figures.secondYellow, words.figures.red],
          rows: matches.map((match) => ({
            key: String(match.id),
            cells: [
              `${words.roundShort(match.round)} ${match.homeTeam.name} – ${match.awayTeam.name}`,
              ...[match.yellowCards, match.doubleYellowCards, match.redCards].map((count) => format.number(count)),
            ],
          })),
        }}
      >
        <CardStack columns={columns} />
      </ChartFigure>
    </Section>
  );
}

function UsefulTime({ matches, official }: { matches: OfficialMatch[]; official: Official }) {
  const texts = useTexts();
  const { useful } = texts.official;
  const rows = usefulBars(countedMatches(matches), texts);
  const mark = official.stats.league?.averagePercentage ?? undefined;
  if (rows.length === 0) return null;
  const lead = mark === undefined ? undefined : useful.lead(`${texts.format.number(mark)}%`);
  return (
    <Panel title={useful.title} text={lead} level={2}>
      <MarkBars
        caption={useful.caption}
        columns={{ name: useful.match, value: useful.share }}
        rows={rows}
        mark={mark}
      />
    </Panel>
  );
}
