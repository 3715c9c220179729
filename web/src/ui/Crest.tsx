type CrestProps = {
  src: string;
  size?: number;
  /** Empty when the club's name stands beside it, as it nearly always does. */
  alt?: string;
  loading?: "lazy" | "eager";
  className?: string | undefined;
};

/** A club's crest in a box of 64:72, so that nothing moves when it arrives. */
export function Crest({ src, size = 26, alt = "", loading = "lazy", className }: CrestProps) {
  return (
    <img
      className={className}
      src={src}
      width={size}
      height={Math.round(size * 1.125)}
      alt={alt}
      loading={loading}
      decoding="async"
    />
  );
}
