import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../../ui/IconButton.tsx";
import { isInstalled } from "../deviceInfo.ts";
import { whenArrived } from "../moving.ts";
import { useTexts } from "../SiteContext.tsx";

/** Among the device's apps the site has no browser around it, and on many phones no key that leads back. */
export function WayBack() {
  const { shell } = useTexts();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setPlace(isInstalled() && canGoBack() ? document.getElementById("way-back") : null);
    look();
    whenArrived(look);
  }, []);
  return place
    ? createPortal(<IconButton label={shell.back} icon="chevronLeft" onClick={() => history.back()} />, place)
    : null;
}

function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
