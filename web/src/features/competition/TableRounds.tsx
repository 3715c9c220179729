import type { CompetitionDetail } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { currentRoundOf, isNumbered } from "../../football/rounds.ts";
import { RoundSlider } from "../../ui/RoundSlider.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./competition.module.css";
import { useTableQuery } from "./tableAddress.ts";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
}

/** The table as it stood after any round. The newest one is the table of today, whose address names no round. */
export function TableRounds({ competition, choice }: Props) {
  const { competition: texts, table } = useTexts();
  const query = useTableQuery(competition, choice);
  const hrefOf = (round: number | undefined) => paths.classification(competition.id, { ...query, round });
  // Play-offs come after the table.
  const rounds = competition.rounds.filter(isNumbered);
  const newest = rounds.findLastIndex((round) => round.has_started);
  const asked = rounds.findIndex(({ number }) => String(number) === choice.round);
  const current = asked >= 0 ? asked : newest;
  if (newest < 1) return null;

  const ticks = rounds.map(({ id, label, number }, index) => ({
    key: String(id),
    label,
    href: index > newest ? undefined : hrefOf(index === newest ? undefined : number),
  }));
  const stepTo = (index: number, label: (round: string) => string) => {
    const tick = ticks[index];
    return tick?.href === undefined ? undefined : { href: tick.href, label: label(tick.label) };
  };
  return (
    <div className={styles.rounds} data-keeps-place="">
      <RoundSlider
        label={table.rounds}
        rounds={ticks}
        current={current}
        isLive={choice.live && currentRoundOf(competition.rounds) === rounds[newest]}
        previous={stepTo(current - 1, texts.previousRound)}
        next={stepTo(current + 1, texts.nextRound)}
      />
      {choice.round ? <TextLink href={hrefOf(undefined)}>{query.season ? table.final : table.today}</TextLink> : null}
    </div>
  );
}
