type Box = { along: number; across: number; length: number; width: number };

const percent = (value: number) => `${value}%`;

/** The same place on a pitch that lies and on one that stands. */
function placed({ along, across, length, width }: Box, isUpright: boolean) {
  return isUpright
    ? { x: percent(across), y: percent(along), width: percent(width), height: percent(length) }
    : { x: percent(along), y: percent(across), width: percent(length), height: percent(width) };
}

const BOXES: Box[] = [
  { along: 0, across: 0, length: 100, width: 100 },
  { along: 0, across: 0, length: 50, width: 100 },
  { along: 0, across: 20, length: 16, width: 60 },
  { along: 84, across: 20, length: 16, width: 60 },
  { along: 0, across: 36, length: 5.5, width: 28 },
  { along: 94.5, across: 36, length: 5.5, width: 28 },
];
const CORNERS = ["0 0", "0 100", "100 0", "100 100"];

/** The markings, in shares of the pitch: circles stay round whatever its shape. */
export function PitchLines({ isUpright, className }: { isUpright: boolean; className?: string | undefined }) {
  return (
    <svg className={className} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {BOXES.map((box) => (
        // Half of the outermost line falls outside the picture.
        <rect
          key={`${box.along} ${box.across} ${box.length}`}
          strokeWidth={box.length === 100 ? 4 : undefined}
          {...placed(box, isUpright)}
        />
      ))}
      <circle cx="50%" cy="50%" r="10.3%" />
      <circle cx="50%" cy="50%" r="3" fill="currentColor" />
      {CORNERS.map((corner) => {
        const [cx, cy] = corner.split(" ");
        return <circle key={corner} cx={percent(Number(cx))} cy={percent(Number(cy))} r="2%" />;
      })}
      {arcOf(16, 34, isUpright)}
      {arcOf(50, 34, isUpright)}
    </svg>
  );
}

/** What shows of the circle around a penalty spot outside the area: the rest is cut off by a window of its own. */
function arcOf(along: number, length: number, isUpright: boolean) {
  const isNear = along < 50;
  /* From the edge of the area back to the spot, in shares of the window. */
  const spot = percent(isNear ? -15 : 115);
  return (
    <svg {...placed({ along, across: 0, length, width: 100 }, isUpright)} aria-hidden="true">
      <circle cx={isUpright ? "50%" : spot} cy={isUpright ? spot : "50%"} r="16.5%" />
    </svg>
  );
}
