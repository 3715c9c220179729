import { type ComponentType, lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { errors } from "../i18n/errorsArea.ts";
import type { LinkItem } from "../ui/linkItem.ts";
import { errorTextOf, errorTitleOf, pageErrorOf } from "./errors.ts";
import { useChrome } from "./layouts/chromeData.ts";
import { sectionsOf } from "./layouts/sections.ts";
import type { ErrorPlace } from "./page.ts";
import { paths } from "./paths.ts";
import { useSite } from "./SiteContext.tsx";
import type { Site } from "./site.ts";

export interface ErrorPageProps {
  /** The places to go from everywhere. */
  places: LinkItem[];
}

/** The error page, brought when it is needed: few ever see one. */
export function laterErrorPage(site: Site): ErrorPlace {
  let Brought: ComponentType<ErrorPageProps> | undefined;
  const load = async (): Promise<{ default: ComponentType<ErrorPageProps> }> => {
    try {
      const [module] = await Promise.all([import("./ErrorPage.tsx"), site.bringTexts([errors])]);
      Brought = module.default;
    } catch {
      // Tried again with the next page that fails.
    }
    return { default: Brought ?? PlainErrorPage };
  };
  const Later = lazy(load);
  return { ErrorPage: inPlace((props) => (Brought ? <Brought {...props} /> : <Later {...props} />)), bring: load };
}

/** The same on the server and in the browser, which takes over what the server painted. */
export function inPlace(Page: ComponentType<ErrorPageProps>): ComponentType {
  return function ErrorPlace() {
    const { competition, competitions } = useChrome();
    return (
      <Suspense>
        <Page places={sectionsOf(competition, competitions, useSite().texts)} />
      </Suspense>
    );
  };
}

/** When not even the error page could be brought. */
function PlainErrorPage() {
  const { texts, isAppView } = useSite();
  const error = pageErrorOf(useRouteError());
  return (
    <>
      <h1>{errorTitleOf(error, texts)}</h1>
      <p>{errorTextOf(error, texts)}</p>
      {isAppView ? null : <a href={paths.home()}>{texts.app.goHome}</a>}
    </>
  );
}
