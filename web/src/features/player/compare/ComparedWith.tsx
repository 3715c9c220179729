import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { seasonLabel } from "../../../football/rounds.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { PersonPair } from "../../../ui/PersonPair.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "../player.module.css";
import { playerHref } from "../playerHref.ts";
import { PairedFacts } from "./PairedFacts.tsx";
import { PairedFigures } from "./PairedFigures.tsx";
import { PairedPercentiles } from "./PairedPercentiles.tsx";
import { pairedColors } from "./pairedColors.ts";
import { pairedPerson } from "./pairedPerson.ts";
import { useOther } from "./useOther.ts";

interface Props {
  player: Player;
  id: number;
}

/** Two players, thing by thing. */
export function ComparedWith({ player, id }: Props) {
  const { compare } = useTexts().player;
  const other = useOther(id, player.season);
  return (
    <div className={styles.first}>
      <Part query={other} skeleton={<ChartSkeleton label={compare.loadingOther} height={600} />}>
        {(second) => <Pair player={player} other={second} />}
      </Part>
    </div>
  );
}

function Pair({ player, other }: { player: Player; other: Player }) {
  const texts = useTexts();
  const { compare } = texts.player;
  const pair = { one: player, other, colors: pairedColors(player, other) };
  return (
    <>
      <h2 className="visuallyHidden">{compare.title(player.name, other.name)}</h2>
      <PersonPair people={[pairedPerson(player, texts), pairedPerson(other, texts)]} />
      <div className={styles.afterPair}>
        {other.season === player.season ? null : (
          <p className={styles.lead}>{compare.otherSeason(other.name, seasonLabel(other.season))}</p>
        )}
        <TextLink href={playerHref(player, { tab: "compare" })}>{compare.change}</TextLink>
      </div>
      <div className={styles.halves}>
        <PairedFigures {...pair} />
        <div className={styles.stack}>
          <PairedFacts {...pair} />
          <PairedPercentiles {...pair} />
        </div>
      </div>
    </>
  );
}
