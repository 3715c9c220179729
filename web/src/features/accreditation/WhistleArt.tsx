/** A referee's whistle and two cards: the drawing of what has been decided to begin. */
export function WhistleArt({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H1600V240H760A760 760 0 0 0 0 1000Z" fill="var(--lime)" />
      <g transform="translate(980 430) rotate(-14)">
        <circle r="235" fill="var(--paper)" />
        <circle r="120" fill="var(--navy-900)" />
        <path d="M-40 -235H520V-70H200Z" fill="var(--paper)" />
        <rect x="430" y="-235" width="90" height="165" fill="var(--rose)" />
        <circle cx="-150" cy="-270" r="46" fill="none" stroke="var(--paper)" strokeWidth="26" />
      </g>
      <rect x="250" y="260" width="220" height="310" rx="18" fill="var(--card-yellow)" transform="rotate(10 360 415)" />
      <rect x="150" y="300" width="220" height="310" rx="18" fill="var(--rose)" transform="rotate(-8 260 455)" />
    </svg>
  );
}
