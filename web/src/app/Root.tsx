import type { ReactNode } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import styles from "./layouts/layouts.module.css";
import { useTexts } from "./SiteContext.tsx";
import { usePageChange } from "./usePageChange.ts";

/** Around every layout: what happens from one page to the next. */
export function Root() {
  usePageChange();
  return (
    <>
      <Progress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A page without a layout around it. */
export function Bare({ children }: { children: ReactNode }) {
  usePageChange();
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** Seen while a page is on its way; all there is before the first one, where the server could not make it. */
export function Progress() {
  const { app } = useTexts();
  return <div className={styles.progress} role="progressbar" aria-label={app.loading} />;
}
