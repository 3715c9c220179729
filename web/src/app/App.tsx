import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { type StaticHandlerContext, StaticRouterProvider } from "react-router";
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
        <SiteContext value={{ language: site.language, texts: site.texts, isAppView }}>{children}</SiteContext>
      </QueryClientProvider>
    </StrictMode>
  );
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
