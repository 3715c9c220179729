import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Crest } from "../../../ui/Crest.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Block } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { readAbsences } from "../queries.ts";
import { type Absentees, absenteesOf, isAnybodyAbsent } from "./absentees.ts";
import styles from "./before.module.css";

/** Who misses the match, as far as cards tell. Where that cannot be read, nothing is said of it. */
export function Suspensions({ address, match }: MatchPartProps) {
  const { before } = useTexts().match;
  const { data, isError } = useQuery(readAbsences(address));
  if (isError && !data) return null;
  const clubs = data ? absenteesOf(data, match) : undefined;
  return (
    <Block title={before.absences}>
      {clubs ? <Filled clubs={clubs} /> : <Outline label={before.loadingAbsences} />}
      <p className={styles.note}>{before.absencesNote}</p>
    </Block>
  );
}

function Filled({ clubs }: { clubs: Absentees[] }) {
  const { before } = useTexts().match;
  if (!isAnybodyAbsent(clubs)) return <p>{before.nobody}</p>;
  return clubs.map(({ key, club, crest, suspended, atRisk }) => (
    <section key={key} className={styles.absentees}>
      <h4 className={styles.club}>
        <Crest src={crest} />
        <span>{club}</span>
      </h4>
      <dl>
        <dt>{before.suspended}</dt>
        <Names empty={before.nobody}>
          {suspended.map(({ key: id, name, href, why }) => (
            <dd key={id}>
              <a href={href}>{name}</a> <small>{why}</small>
            </dd>
          ))}
        </Names>
        <dt>{before.atRisk}</dt>
        <Names empty={before.nobody}>
          {atRisk.map(({ key: id, name, href }) => (
            <dd key={id}>
              <a href={href}>{name}</a>
            </dd>
          ))}
        </Names>
      </dl>
    </section>
  ));
}

function Names({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length > 0 ? children : <dd className={styles.none}>{empty}</dd>;
}

function Outline({ label }: { label: string }) {
  return (
    <div className={styles.outline} role="status" aria-busy="true" aria-label={label}>
      <Skeleton height={132} />
      <Skeleton height={132} />
    </div>
  );
}
