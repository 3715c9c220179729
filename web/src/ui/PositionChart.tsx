import type { CSSProperties } from "react";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import styles from "./PositionChart.module.css";
import { type Geometry, geometryOf, marksOf, type Place, pathOf, WIDTH } from "./positionGeometry";

export type PositionLine = ClubMark & { positions: Place[]; isChosen: boolean };

type PositionChartProps = {
  /** What the picture shows, in one sentence. */
  label: string;
  /** The numbers of the rounds. */
  rounds: number[];
  /** In today's order. */
  lines: PositionLine[];
  /** The round that is marked, by its place among the rounds. */
  marked?: number | undefined;
  /** The marked round is being played. */
  isLive?: boolean;
};

/** The place of each club after each round: all in grey, the chosen ones in their colours. */
export function PositionChart({ label, rounds, lines, marked, isLive = false }: PositionChartProps) {
  const geometry = geometryOf(rounds.length, lines.length);
  const paths = lines.map((one) => pathOf(one.positions, geometry));
  const chosen = lines.map((one, index) => ({ ...one, index })).filter(({ isChosen }) => isChosen);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${geometry.height}`} role="img" aria-label={label}>
      {marked === undefined ? null : <Column at={marked} geometry={geometry} isLive={isLive} />}
      <Axes geometry={geometry} clubs={lines.length} rounds={rounds} marked={marked} isLive={isLive} />
      {lines.map((one, index) =>
        one.isChosen ? null : <path key={one.key} className={styles.other} d={paths[index]} />,
      )}
      {/* The leader is drawn last, over all others. Each way is written once and drawn twice. */}
      {chosen.toReversed().map(({ key, color, index }) => (
        <g key={key} style={{ "--club": color } as CSSProperties}>
          <defs>
            <path id={`way-${key}`} d={paths[index]} />
          </defs>
          <use href={`#way-${key}`} className={styles.edge} />
          <use href={`#way-${key}`} className={styles.way} />
        </g>
      ))}
      {chosen.map((one) => (
        <Ends key={one.key} line={one} index={one.index} geometry={geometry} marked={marked} />
      ))}
      {lines.map((one, index) => (
        <text key={one.key} className={cx(one.isChosen && styles.strong)} x={932} y={geometry.y(index + 1) + 4}>
          {one.abbreviation}
        </text>
      ))}
    </svg>
  );
}

function Column({ at, geometry, isLive }: { at: number; geometry: Geometry; isLive: boolean }) {
  const width = Math.min(26, geometry.step);
  return (
    <rect
      className={cx(styles.column, isLive && styles.live)}
      x={geometry.x(at) - width / 2}
      y={0}
      width={width}
      height={geometry.bottom + 18}
    />
  );
}

type AxesProps = { geometry: Geometry; clubs: number; rounds: number[]; marked: number | undefined; isLive: boolean };

function Axes({ geometry, clubs, rounds, marked, isLive }: AxesProps) {
  const { left, right, bottom, step, x, y } = geometry;
  const isClear = (index: number) => marked === undefined || index === marked || Math.abs(index - marked) * step > 24;
  const shown = marksOf(rounds.length)
    .map((number) => number - 1)
    .filter(isClear);
  const numbers = marked === undefined || shown.includes(marked) ? shown : [...shown, marked];
  return (
    <>
      {marksOf(clubs).map((place) => (
        <g key={place}>
          <path className={styles.axis} d={`M${left} ${y(place)}H${right}`} />
          <text x={10} y={y(place) + 4} textAnchor="middle">
            {place}
          </text>
        </g>
      ))}
      {numbers.map((index) => (
        <text
          key={index}
          className={cx(index === marked && styles.strong, index === marked && isLive && styles.now)}
          x={x(index)}
          y={bottom + 40}
          textAnchor="middle"
        >
          {rounds[index]}
        </text>
      ))}
    </>
  );
}

type EndsProps = { line: PositionLine; index: number; geometry: Geometry; marked: number | undefined };

/** The dot at the marked round, and where the line ends. */
function Ends({ line, index, geometry, marked }: EndsProps) {
  const { x, y } = geometry;
  const last = line.positions.length - 1;
  const [end, here] = [line.positions[last], marked === undefined ? null : line.positions[marked]];
  return (
    <g style={{ "--club": line.color } as CSSProperties}>
      {typeof end === "number" ? <circle className={styles.end} cx={x(last)} cy={y(end)} r="6" /> : null}
      {typeof here === "number" ? <circle className={styles.here} cx={x(marked ?? last)} cy={y(here)} r="9" /> : null}
      <image href={line.crest} x={902} y={y(index + 1) - 12} width="22" height="24" />
    </g>
  );
}
