import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { SkipLink } from "../../ui/SkipLink.tsx";
import { TabBar } from "../../ui/TabBar.tsx";
import { laterParts } from "../later.tsx";
import { useSite } from "../SiteContext.tsx";
import { useSettings } from "../useSettings.ts";
import { useChrome } from "./chromeData.ts";
import { frame } from "./frame.ts";
import { Header, SEARCH_ID } from "./Header.tsx";
import { useHeaderContent } from "./menus.ts";
import { decideCurrent } from "./places.ts";
import { sectionsOf } from "./sections.ts";

const MORE = laterParts("src/app/layouts/moreParts.ts", () => import("./moreParts.ts"))("more");

/** The sections that have a tab on phones; all others are behind "Mais". */
const TABS = new Map([
  ["home", "house"],
  ["matches", "calendar"],
  ["table", "listOrdered"],
  ["news", "newspaper"],
] as const);

/** What surrounds a page on the web, each part coming to life by itself. The native app draws its own. */
export function Chrome({ children }: { children: ReactNode }) {
  const site = useSite();
  const { texts, isAppView } = site;
  const chrome = useChrome();
  const header = useHeaderContent();
  const notice = useSettings().notice;
  const here = useLocation();
  /** Nothing before it was opened for the first time. */
  const [isMoreOpen, setIsMoreOpen] = useState<boolean>();
  const { section, ...league } = chrome;
  const { competition, competitions } = league;
  const sections = useMemo(() => sectionsOf(competition, competitions, texts), [competition, competitions, texts]);
  if (isAppView) return children;

  const { app } = texts;
  const places = header.links.length > 0 ? header.links : sections;
  const current = decideCurrent(
    places,
    here,
    sections.find(({ key }) => key === section),
  );
  // Where it does not come, what the tab leads to without scripts is there.
  const openMore = () =>
    MORE.bring(site).then(
      () => setIsMoreOpen(true),
      (error) => {
        location.hash = "footer";
        throw error;
      },
    );
  const tabs = sections.flatMap(({ key, label, href }) => {
    const icon = TABS.get(key as "home");
    if (!icon) return [];
    return {
      key,
      label: key === "table" ? app.tableShort : label,
      href,
      icon,
      liveLabel: key === "matches" && competition?.hasMatchesLive ? app.liveNow : undefined,
    };
  });
  return (
    <>
      <SkipLink href="#main">{app.skip}</SkipLink>
      <SkipLink href={`#${SEARCH_ID}`}>{app.skipToSearch}</SkipLink>
      {notice ? <frame.Notice.Component /> : null}
      <Suspense>
        <Header {...league} logo={header.logo} places={places} current={current} />
      </Suspense>
      {children}
      <frame.Footer.Component competitions={competitions} logo={header.logoSecondary ?? header.logo} places={places} />
      <Suspense>
        <TabBar
          label={app.sections}
          items={[...tabs, { key: "more", label: app.more, href: "#footer", icon: "menu", onSelect: openMore }]}
          current={section && !TABS.has(section as "home") ? "more" : section}
        />
      </Suspense>
      {isMoreOpen !== undefined ? (
        <MORE.Component
          competition={competition}
          competitions={competitions}
          sections={sections}
          places={places}
          isOpen={isMoreOpen}
          onClose={() => setIsMoreOpen(false)}
        />
      ) : null}
    </>
  );
}
