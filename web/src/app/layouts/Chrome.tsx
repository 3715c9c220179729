import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { SkipLink } from "../../ui/SkipLink.tsx";
import { TabBar } from "../../ui/TabBar.tsx";
import { useSite } from "../SiteContext.tsx";
import { useChrome, useSections } from "./chromeData.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useHeaderLinks } from "./menus.ts";

const MoreSheet = lazy(() => import("./MoreSheet.tsx"));

const ICONS = { home: "house", matches: "calendar", table: "listOrdered" } as const;

/** What surrounds a page on the web. The native app draws its own. */
export function Chrome({ children }: { children: ReactNode }) {
  const { texts, isAppView } = useSite();
  const chrome = useChrome();
  const sections = useSections(chrome.competition);
  const menu = useHeaderLinks();
  const { pathname } = useLocation();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [wasMoreOpened, setWasMoreOpened] = useState(false);
  if (isAppView) return children;

  const { app } = texts;
  const places = menu.length > 0 ? menu : sections;
  const placesTitle = (menu.length === 0 && chrome.competition?.label) || app.onThisSite;
  const here = sections.find(({ key }) => key === chrome.section)?.href;
  const current = places.find(({ href }) => href === here || href === pathname)?.key;
  const openMore = () => {
    setWasMoreOpened(true);
    setIsMoreOpen(true);
  };
  const tabs = sections.map(({ key, label, href }) => ({
    key,
    label: key === "table" ? app.tableShort : label,
    href,
    icon: ICONS[key],
    liveLabel: key === "matches" && chrome.competition?.hasMatchesLive ? app.liveNow : undefined,
  }));
  return (
    <>
      <SkipLink href="#main">{app.skip}</SkipLink>
      <Header {...chrome} sections={places} section={current} />
      {children}
      <Footer {...chrome} sections={places} sectionsTitle={placesTitle} />
      <TabBar
        label={app.sections}
        items={[...tabs, { key: "more", label: app.more, href: "#footer", icon: "menu", onSelect: openMore }]}
        current={chrome.section}
      />
      {wasMoreOpened ? (
        <Suspense>
          <MoreSheet {...chrome} menu={menu} isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
