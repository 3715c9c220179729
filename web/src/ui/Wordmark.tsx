import { BrandMark } from "./BrandMark";
import styles from "./Wordmark.module.css";

export type Brand = {
  name: string;
  href: string;
  label: string;
  /** A picture in place of our mark: as wide as `ratio` of its height. A sign has the name beside it. */
  logo?: { src: string; ratio: number; isSign: boolean } | undefined;
};

type WordmarkProps = Pick<Brand, "name" | "logo"> & { size?: "header" | "footer" };

/** Mark and name together. In the narrow header only the mark stays; the link around it carries the name. */
export function Wordmark({ name, logo, size = "header" }: WordmarkProps) {
  const height = size === "header" ? 30 : 40;
  return (
    <span className={size === "header" ? styles.header : styles.footer}>
      {logo ? (
        <img src={logo.src} width={Math.round(height * logo.ratio)} height={height} alt="" />
      ) : (
        <BrandMark size={height} />
      )}
      {logo && !logo.isSign ? null : <b>{name}</b>}
    </span>
  );
}
