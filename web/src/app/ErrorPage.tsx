import { useRouteError } from "react-router";
import { pageErrorOf } from "./errors.ts";
import { useSite } from "./SiteContext.tsx";

export function ErrorPage() {
  const { texts } = useSite();
  const { status, message } = pageErrorOf(useRouteError());
  return (
    <main>
      <h1>{texts.app.errorTitle(status)}</h1>
      <p>{message ?? texts.app.errorText(status)}</p>
    </main>
  );
}
