import styles from "./GroupHeading.module.css";
import { TextLink } from "./TextLink";

type GroupHeadingProps = {
  level?: 3 | 4;
  label: string;
  /** The words and the address of its matches. */
  matches: string;
  href: string;
};

/** The name of a group above its table, with the way to its matches. */
export function GroupHeading({ level = 3, label, matches, href }: GroupHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Heading className={styles.name}>{label}</Heading>
      <TextLink href={href}>
        <span aria-hidden="true">{matches}</span>
        <span className="visuallyHidden">{`${matches}, ${label}`}</span>
      </TextLink>
    </div>
  );
}
