import type { AccreditationList, AccreditationRequest } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PageNumbers } from "../../../ui/PageNumbers.tsx";
import styles from "./inbox.module.css";
import { hrefOfInbox, type InboxView } from "./inboxView.ts";

interface Props {
  found: AccreditationList;
  view: InboxView;
}

/** The requests in one state, page by page. */
export function RequestList({ found: { data, meta }, view }: Props) {
  const { accreditationInbox: words } = useTexts();
  const { status, page } = view;
  if (data.length === 0) return <Nothing view={view} />;
  return (
    <>
      <ol className={styles.requests} aria-label={words.tabs[status]}>
        {data.map((request) => (
          <li key={request.reference}>
            <Row request={request} view={view} />
          </li>
        ))}
      </ol>
      {meta.pagination.pageCount > 1 ? (
        <PageNumbers
          label={words.pages}
          page={page}
          pages={meta.pagination.pageCount}
          hrefOf={(other) => hrefOfInbox({ status, page: other })}
          labelOf={words.page}
          previousLabel={words.previous}
          nextLabel={words.next}
        />
      ) : null}
    </>
  );
}

function Row({ request, view }: { request: AccreditationRequest; view: InboxView }) {
  const { accreditationInbox: words, format } = useTexts();
  const { reference, mediaName, locality, createdAt, decidedAt } = request;
  const moment = decidedAt ?? createdAt;
  return (
    <a
      className={styles.request}
      href={hrefOfInbox({ ...view, request: reference })}
      aria-current={reference === view.request ? "true" : undefined}
    >
      <b>{mediaName}</b>
      <span>{locality}</span>
      <small>{reference}</small>
      <small>{words.moment(format.day(moment), format.time(moment) ?? "")}</small>
    </a>
  );
}

/** No request, or none on this page any more: the last one of it may have been decided. */
function Nothing({ view: { status, page } }: { view: InboxView }) {
  const { accreditationInbox: words } = useTexts();
  if (page === 1) return <EmptyState title={words.none[status]} text={words.none[`${status}Text`]} />;
  return (
    <EmptyState
      title={words.noPage}
      action={<Button href={hrefOfInbox({ status, page: 1 })}>{words.firstPage}</Button>}
    />
  );
}
