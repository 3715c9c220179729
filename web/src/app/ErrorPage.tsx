import { useRouteError } from "react-router";
import { tilesArt } from "../api/art.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorPageView } from "../ui/ErrorPageView.tsx";
import { errorTextOf, pageErrorOf } from "./errors.ts";
import { paths } from "./paths.ts";
import { useSite } from "./SiteContext.tsx";

/** A page that could not be shown, in place of it and inside its layout. */
export function ErrorPage() {
  const { texts, isAppView } = useSite();
  const error = pageErrorOf(useRouteError());
  const { status } = error;
  return (
    <ErrorPageView
      code={String(status)}
      title={texts.app.errorTitle(status)}
      text={errorTextOf(error, texts)}
      posterSrc={tilesArt(`error-${status}`, "#E1FF19", 6, 4)}
      actions={isAppView ? undefined : <Button href={paths.home()}>{texts.app.goHome}</Button>}
    />
  );
}

/** When even the layout fails. */
export function RootErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}
