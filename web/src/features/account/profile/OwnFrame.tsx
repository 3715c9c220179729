import type { ReactNode } from "react";
import type { User } from "../../../api/accounts.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Page } from "../../../ui/Page.tsx";
import { type OwnPage, OwnSide } from "./OwnSide.tsx";
import styles from "./profile.module.css";

interface Props {
  current: OwnPage;
  user: User | undefined;
  children: ReactNode;
}

/** The pages of what is a fan's own: who it is at the side, what the page is about beside it. */
export function OwnFrame({ current, user, children }: Props) {
  const { needsScripts } = useTexts().account;
  return (
    <Page className={styles.page}>
      <OwnSide current={current} user={user} />
      <div className={styles.parts}>
        {children}
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </div>
    </Page>
  );
}
