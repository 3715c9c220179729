import { useEffect, useRef, useState } from "react";
import type { Provider } from "../../api/accounts.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { Button } from "../../ui/Button.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import { type Failure, failureOf, sentenceOf } from "./failure.ts";

interface Props {
  query: URLSearchParams;
  onOtherWay: () => void;
}

/** Somebody comes back from a provider: what it said is changed into a session, or there is another try. */
export function ProviderReturn({ query, onOtherWay }: Props) {
  const { finish, login, providers, wrong } = useTexts().account;
  const site = useSessionSite();
  const [failure, setFailure] = useState<Failure>();
  const hasBegun = useRef(false);
  const key = query.get("provider") ?? "";
  const name = key in providers ? providers[key as Provider] : key;

  useEffect(() => {
    // What the provider sent is good for one try.
    if (hasBegun.current) return;
    hasBegun.current = true;
    bringActions()
      .then(({ finishProvider }) => finishProvider(site, query))
      .catch((error) => setFailure(failureOf(error)));
  }, [site, query]);

  if (!failure) {
    return (
      <FormCard title={finish.title(name)}>
        <div role="status" className={styles.form}>
          <p className={styles.missing}>{finish.busy}</p>
          <Skeleton height={48} />
        </div>
      </FormCard>
    );
  }
  const isKnown = failure.form !== undefined && failure.form !== "other";
  const again = () => bringActions().then(({ startProvider }) => startProvider(key as Provider));
  return (
    <FormCard title={finish.title(name)}>
      <div className={styles.form}>
        <FormNote tone="error" title={wrong.title}>
          {(isKnown && sentenceOf(failure, wrong)) || finish.refused}
        </FormNote>
        {key in providers ? (
          <Button isWide onClick={again}>
            {finish.again}
          </Button>
        ) : null}
        <Button isWide variant="secondary" onClick={onOtherWay}>
          {login.otherWays}
        </Button>
      </div>
    </FormCard>
  );
}
