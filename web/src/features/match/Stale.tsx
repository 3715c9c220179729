import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../app/SiteContext.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./match.module.css";
import type { MatchAddress } from "./matchAddress.ts";
import { lookedAt, readMatchDynamic } from "./queries.ts";

/** Says how old the score is when it can no longer be read. */
export function Stale({ address }: { address: MatchAddress }) {
  const { match } = useTexts();
  const client = useQueryClient();
  const query = readMatchDynamic(address);
  const { isRefetchError } = useQuery(lookedAt(query));
  const at = client.getQueryState(query.queryKey)?.dataUpdatedAt;
  return (
    <div role="status">
      {isRefetchError && at ? (
        <Page className={styles.stale}>{match.stale(new Date(at).toTimeString().slice(0, 5))}</Page>
      ) : null}
    </div>
  );
}
