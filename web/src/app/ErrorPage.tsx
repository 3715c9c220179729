import { useLocation, useRouteError } from "react-router";
import { tilesArt } from "../api/art.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorPageView } from "../ui/ErrorPageView.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { errorTextOf, errorTitleOf, pageErrorOf } from "./errors.ts";
import type { ErrorPageProps } from "./laterErrorPage.tsx";
import { OfflineView } from "./OfflineView.tsx";
import { paths } from "./paths.ts";
import { useSite } from "./SiteContext.tsx";

/** Where most who lost their way want to go, beside home. */
const WAYS_ON = ["matches", "table", "news"];

/** A page that could not be shown, in place of it and inside its layout. */
export default function ErrorPage({ places }: ErrorPageProps) {
  const { texts, isAppView } = useSite();
  const { app, errors } = texts;
  const { pathname } = useLocation();
  const error = pageErrorOf(useRouteError());
  if (error.isOffline) return <OfflineView address={pathname} />;

  const isMissing = error.status === 404;
  return (
    <ErrorPageView
      code={String(error.status)}
      title={errorTitleOf(error, texts)}
      text={errorTextOf(error, texts)}
      hint={isMissing ? errors.missingText : undefined}
      posterSrc={tilesArt(`error-${error.status}`, "#E1FF19", 6, 4)}
      actions={isAppView ? undefined : <Button href={paths.home()}>{app.goHome}</Button>}
      search={
        isMissing ? (
          <SearchField
            action={paths.search()}
            name="q"
            label={errors.search}
            placeholder={errors.searchHint}
            submitLabel={errors.searchButton}
          />
        ) : undefined
      }
      waysTitle={errors.waysOn}
      ways={isAppView ? [] : places.filter(({ key }) => WAYS_ON.includes(key))}
    />
  );
}
