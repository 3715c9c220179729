import type { Kit, KitPattern } from "./kit";

const CUT = "M44 14L18 26L4 62L24 70L30 56V116H90V56L96 70L116 62L102 26L76 14C72 24 48 24 44 14Z";

/** What the second colour fills; where sleeves are of the second colour, the body is painted over it. */
const SECOND: Record<KitPattern, string | null> = {
  plain: null,
  stripes: "M25 0H35V120H25ZM45 0H55V120H45ZM65 0H75V120H65ZM85 0H95V120H85Z",
  hoops: "M0 34H120V46H0ZM0 58H120V70H0ZM0 82H120V94H0ZM0 106H120V118H0Z",
  sash: "M20 96L84 8H108L34 120H10Z",
  halves: "M60 0H120V120H60Z",
  quarters: "M60 0H120V62H60ZM0 62H60V120H0Z",
  chevron: "M0 34L60 72L120 34V52L60 90L0 52Z",
  sleeves: "M0 0H30V120H0ZM90 0H120V120H90Z",
  yoke: "M0 0H120V34H92L60 46L28 34H0Z",
  wavesash: "M0 58q10-8 20 0t20 0 20 0 20 0 20 0 20 0V80q-10 8-20 0t-20 0-20 0-20 0-20 0-20 0Z",
};

type ShirtPatternsProps = { cutId: string; shirts: { id: string; kit: Kit }[] };

/** Shirts that are drawn once and worn by many: each `Shirt` points to one of them. */
export function ShirtPatterns({ cutId, shirts }: ShirtPatternsProps) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <clipPath id={cutId}>
        <path d={CUT} />
      </clipPath>
      {shirts.map(({ id, kit: { pattern, first, second } }) => (
        <symbol key={id} id={id} viewBox="0 6 120 114">
          <g clipPath={`url(#${cutId})`}>
            <path d="M0 0H120V120H0Z" fill={first} />
            {SECOND[pattern] ? <path d={SECOND[pattern]} fill={second} /> : null}
            <path d="M30 56V116M90 56V116" stroke="#000" strokeOpacity=".18" strokeWidth="1.5" />
            <path d="M87 12V120H120V0H76Z" fill="#000" opacity=".12" />
            <path d="M4 62L24 70M116 62L96 70" stroke={second} strokeWidth="9" />
          </g>
          <path d="M44 14C48 24 72 24 76 14" fill="none" stroke={second} strokeWidth="5" />
          <path d={CUT} fill="none" stroke="#001941" strokeOpacity=".35" strokeWidth="1.4" />
        </symbol>
      ))}
    </svg>
  );
}

/** A shirt without its number: numbers are text, which stays sharp and follows the reader's settings. */
export function Shirt({ of, className }: { of: string; className?: string | undefined }) {
  return (
    <svg className={className} width="46" height="44" aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
