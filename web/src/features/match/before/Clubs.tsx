import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readCompetition } from "../../../football/queries.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { FormPills } from "../../../ui/FormPills.tsx";
import { Block } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { lookedAt } from "../queries.ts";
import styles from "./before.module.css";
import { type ClubRow, clubRows } from "./clubRows.ts";
import { readPlaces } from "./tableQuery.ts";

/** How both clubs come to the match: their place, where there is a table, and their last results. */
export function Clubs({ address, match }: MatchPartProps) {
  const texts = useTexts();
  const { data: competition } = useQuery(lookedAt(readCompetition(address.competition, address.season)));
  const { query, isAsked } = readPlaces(address, match, competition);
  const { data: standings } = useQuery({ ...query, enabled: isAsked, refetchInterval: false });
  const rows = clubRows(match, standings, texts);
  const hasPlaces = rows.some(({ place }) => place);
  const { before } = texts.match;
  const title = hasPlaces ? before.table : before.form;
  return (
    <Block title={title}>
      <div className={styles.table}>
        <table className={styles.clubs}>
          <caption className="visuallyHidden">{title}</caption>
          <Head hasPlaces={hasPlaces} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} hasPlaces={hasPlaces} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
}

function Head({ hasPlaces }: { hasPlaces: boolean }) {
  const { columns } = useTexts().football;
  const shown = hasPlaces ? (["position", "points", "form"] as const) : (["form"] as const);
  return (
    <thead>
      <tr>
        <th scope="col">{columns.club.long}</th>
        {shown.map((column) => (
          <th key={column} scope="col">
            <abbr title={columns[column].long}>{columns[column].short}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row: { name, crest, place, form }, hasPlaces }: { row: ClubRow; hasPlaces: boolean }) {
  const { before } = useTexts().match;
  return (
    <tr>
      <th scope="row">
        <span className={styles.club}>
          <Crest src={crest} />
          <span>{name}</span>
        </span>
      </th>
      {hasPlaces ? (
        <>
          <td className={styles.figure}>{place?.position ?? "–"}</td>
          <td className={styles.figure}>{place?.points ?? "–"}</td>
        </>
      ) : null}
      <td>{form ? <FormPills {...form} /> : <span className={styles.none}>{before.formNone}</span>}</td>
    </tr>
  );
}
