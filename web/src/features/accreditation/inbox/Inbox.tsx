import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { type AccreditationList, readAccreditations } from "../../../api/fan.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Chips } from "../../../ui/Chips.tsx";
import { cx } from "../../../ui/classNames.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import styles from "./inbox.module.css";
import { hrefOfInbox, type InboxView, parseInboxView, STATES } from "./inboxView.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { RequestDetails } from "./RequestDetails.tsx";
import { RequestList } from "./RequestList.tsx";

/** The list and the request that is open: side by side where there is room, otherwise one in place of the other. */
export function Inbox() {
  const { accreditationInbox: words } = useTexts();
  const view = parseInboxView(new URLSearchParams(useLocation().search));
  // Colleagues decide meanwhile: whoever comes back sees what is there now.
  const list = useQuery({ ...readAccreditations(view.status, view.page), staleTime: 0 });
  const { request } = view;
  return (
    <div className={cx(styles.inbox, request && styles.isOpen)} data-keeps-place="">
      <div className={styles.list}>
        <Tabs view={view} counts={useLastKnown(list.data?.meta.counts)} />
        <Part query={list} skeleton={<ListSkeleton />}>
          {(found) => <RequestList found={found} view={view} />}
        </Part>
      </div>
      {request ? (
        <RequestDetails
          // Another request is another page: nothing that was said of one stays.
          key={request}
          reference={request}
          listed={list.data?.data.find(({ reference }) => reference === request)}
          back={hrefOfInbox({ ...view, request: undefined })}
        />
      ) : (
        <div className={styles.none}>
          <EmptyState title={words.choose} text={words.chooseText} />
        </div>
      )}
    </div>
  );
}

type Counts = AccreditationList["meta"]["counts"];

function Tabs({ view, counts }: { view: InboxView; counts: Counts | undefined }) {
  const { accreditationInbox: words, format } = useTexts();
  const items = STATES.map((status) => ({
    key: status,
    label: counts ? words.tab(words.tabs[status], format.number(counts[status])) : words.tabs[status],
    href: hrefOfInbox({ status, page: 1 }),
  }));
  return <Chips label={words.states} items={items} current={view.status} />;
}

/** While the next list is on its way, the numbers of the last one hold. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
