import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type AccreditationRequest, readAccreditation } from "../../../api/fan.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Chip, type ChipTone } from "../../../ui/Chip.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { Decision } from "./Decision.tsx";
import styles from "./inbox.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ProofDownload } from "./ProofDownload.tsx";
import { RequestFacts } from "./RequestFacts.tsx";

interface Props {
  reference: string;
  /** What the list says of it, until the request itself is there. */
  listed: AccreditationRequest | undefined;
  /** Where the list is. */
  back: string;
}

/** One request with all that was said, its file and what is to be decided. */
export function RequestDetails({ reference, listed, back }: Props) {
  const { accreditationInbox: words } = useTexts();
  const query = useQuery({ ...readAccreditation(reference), staleTime: 0, placeholderData: () => listed });
  const isMissing = query.error?.status === 404;
  return (
    <div className={styles.details}>
      <a className={styles.back} href={back}>
        <Icon name="chevronLeft" size={16} />
        {words.back}
      </a>
      {isMissing ? (
        <EmptyState title={words.notFound} text={words.notFoundText} />
      ) : (
        <Part query={query} skeleton={<ListSkeleton />}>
          {(request) => <Details request={request} />}
        </Part>
      )}
    </div>
  );
}

const TONES: Record<AccreditationRequest["status"], ChipTone> = {
  pending: "warn",
  accepted: "accent",
  refused: "plain",
};

function Details({ request }: { request: AccreditationRequest }) {
  const { accreditationInbox: words } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens one reads on there; on a phone the list is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel tone="surface" className={styles.panel}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {request.mediaName}
        </h2>
        <Chip tone={TONES[request.status]}>{words.state[request.status]}</Chip>
      </header>
      <RequestFacts request={request} />
      <ProofDownload request={request} />
      <Decision request={request} />
    </Panel>
  );
}
