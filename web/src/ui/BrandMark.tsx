type BrandMarkProps = { size?: number; className?: string | undefined };

/** The sign of the house: touchline, goal line and corner arc, read as a J. */
export function BrandMark({ size = 30, className }: BrandMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M26 27V15A12 12 0 0 0 14 27Z" fill="var(--lime)" />
      <path d="M26 3V27H5" fill="none" stroke="currentColor" strokeWidth="4.6" />
      <circle cx="11.5" cy="11.5" r="4.6" fill="var(--lime)" />
    </svg>
  );
}
