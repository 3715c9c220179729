import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import styles from "./layouts/layouts.module.css";
import { useTexts } from "./SiteContext.tsx";
import { usePageChange } from "./usePageChange.ts";

/** Around every layout: what happens from one page to the next. */
export function Root() {
  usePageChange();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function NavigationProgress() {
  return useNavigation().state === "idle" ? null : <Progress />;
}

/** Before the first page is there, where the server could not make it. */
export function Opening() {
  return <Progress />;
}

function Progress() {
  const { app } = useTexts();
  return <div className={styles.progress} role="progressbar" aria-label={app.loading} />;
}
