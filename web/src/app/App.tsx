import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useMemo } from "react";
import { type StaticHandlerContext, StaticRouterProvider } from "react-router";
import { readSettings, readTokens } from "../api/furniture.ts";
import { SiteContext } from "./SiteContext.tsx";
import type { Site } from "./site.ts";

interface Props {
  site: Site;
  isAppView: boolean;
  children: ReactNode;
}

/** What surrounds every page. The same on the server and in the browser, or hydration would not agree. */
export function App({ site, isAppView, children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={site.client}>
        <SiteProvider site={site} isAppView={isAppView}>
          {children}
        </SiteProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Texts and settings are read again when a visitor comes back to the page: what editors change shows without a reload. */
function SiteProvider({ site, isAppView, children }: Props) {
  const { language } = site;
  useQuery({ queryKey: readTokens(language).queryKey });
  useQuery({ queryKey: readSettings(language).queryKey });
  const { texts, overrides } = site;
  // The same value as long as nothing changes: parts that come to life later must not be given up for nothing.
  const value = useMemo(
    () => ({ language, texts, overrides, isAppView, bringTexts: site.bringTexts, around: site.around }),
    [language, texts, overrides, isAppView, site],
  );
  return <SiteContext value={value}>{children}</SiteContext>;
}

interface ServerProps extends Omit<Props, "children"> {
  router: Parameters<typeof StaticRouterProvider>[0]["router"];
  context: StaticHandlerContext;
}

export function ServerApp({ router, context, ...rest }: ServerProps) {
  return (
    <App {...rest}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
}
