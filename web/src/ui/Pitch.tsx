import { type CSSProperties, useId } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import { type Kit, keeperKits, numberOn } from "./kit";
import type { LineUpPlayer } from "./lineUp";
import styles from "./Pitch.module.css";
import { PitchLines } from "./PitchLines";
import { CaptainMark, ChangeMark, PlayerMarks } from "./PlayerMarks";
import { type Formation, formationOf, type Place } from "./pitchGeometry";
import { Shirt, ShirtPatterns } from "./Shirt";

export type PitchSide = {
  name: string;
  shortName: string;
  crest: string;
  /** "4-3-3", where it is known. */
  formation: string | null;
  /** From the goalkeeper, who is named first, to the front; they need not fit the formation. */
  lines: LineUpPlayer[][];
  /** What the players wear; see `awayKit` for two clubs of the same colour. Goalkeepers get a shirt of their own. */
  kit: Kit;
};

type PitchProps = { home: PitchSide; away: PitchSide };

/** Both line-ups on one pitch: lying where there is room, standing on phones, and two ordered lists for who listens. */
export function Pitch({ home, away }: PitchProps) {
  const id = useId();
  const keepers = keeperKits(home.kit, away.kit);
  const shirts = {
    home: { id: `${id}home`, kit: home.kit },
    homeKeeper: { id: `${id}homeKeeper`, kit: keepers.home },
    away: { id: `${id}away`, kit: away.kit },
    awayKeeper: { id: `${id}awayKeeper`, kit: keepers.away },
  };
  const formations = { home: formationOf(home.lines, "home"), away: formationOf(away.lines, "away") };
  const rows = Math.max(formations.home.rows, formations.away.rows);
  return (
    <div className={styles.frame}>
      <div className={styles.heads} aria-hidden="true">
        {headOf(home)}
        {headOf(away)}
      </div>
      <div className={styles.field} style={{ "--rows": rows } as CSSProperties}>
        <ShirtPatterns cutId={`${id}cut`} shirts={Object.values(shirts)} />
        <PitchLines isUpright={false} className={cx(styles.lines, styles.lying)} />
        <PitchLines isUpright className={cx(styles.lines, styles.upright)} />
        {listOf(home, formations.home, shirts.home, shirts.homeKeeper)}
        {listOf(away, formations.away, shirts.away, shirts.awayKeeper)}
      </div>
    </div>
  );
}

function headOf({ name, shortName, crest, formation }: PitchSide) {
  return (
    <p className={styles.head}>
      <Crest src={crest} size={24} />
      <b className={styles.name}>{name}</b>
      <b className={styles.shortName}>{shortName}</b>
      {formation ? <span>{formation}</span> : null}
    </p>
  );
}

type Worn = { id: string; kit: Kit };

function listOf(side: PitchSide, { places }: Formation<LineUpPlayer>, shirt: Worn, keeper: Worn) {
  return (
    <ol aria-label={side.formation ? `${side.name}, ${side.formation}` : side.name}>
      {places.map((place, index) => (
        <li key={place.player.id} className={styles.token} style={placeStyle(place)}>
          {tokenOf(place.player, index === 0 ? keeper : shirt)}
        </li>
      ))}
    </ol>
  );
}

function placeStyle({ spot, roomAlong, roomAcross }: Place<LineUpPlayer>): CSSProperties {
  return {
    "--along": `${spot.along}%`,
    "--across": `${spot.across}%`,
    "--room-along": roomAlong,
    "--room-across": roomAcross,
  } as CSSProperties;
}

function tokenOf(player: LineUpPlayer, { id, kit }: Worn) {
  const { plate, color } = numberOn(kit);
  const content = (
    <>
      <span className={styles.picture} aria-hidden="true">
        <Shirt of={id} className={styles.shirt} />
        {player.number === null ? null : (
          <b
            className={cx(styles.number, plate && styles.plate)}
            style={{ "--plate": plate ?? kit.first, "--number": color } as CSSProperties}
          >
            {player.number}
          </b>
        )}
        {player.isCaptain ? <CaptainMark className={styles.captain} /> : null}
        {player.rating ? <b className={styles.rating}>{player.rating}</b> : null}
        <PlayerMarks player={player} className={styles.marks} />
        {player.off ? <ChangeMark to="off" minute={player.off} className={styles.off} /> : null}
      </span>
      <span className={styles.label} aria-hidden="true">
        {player.shirtName}
      </span>
      <span className="visuallyHidden">{player.words}</span>
    </>
  );
  return player.href ? (
    <a className={styles.body} href={player.href}>
      {content}
    </a>
  ) : (
    <div className={styles.body}>{content}</div>
  );
}
