import { useState } from "react";
import { tilesArt } from "../../api/art.ts";
import { InstallCard } from "../../ui/InstallCard.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useConsent } from "../consent.ts";
import { useSite, useTexts } from "../SiteContext.tsx";
import { IosSteps } from "./IosSteps.tsx";
import { dismissInstall, install, wayToInstall } from "./installing.ts";
import styles from "./shell.module.css";

/** After the question about cookies: one thing at a time. */
export default function InstallOffer({ isOffered }: { isOffered: boolean }) {
  const { shell, app } = useTexts();
  const { isAppView } = useSite();
  const hasAnswered = useConsent() !== undefined;
  const [hasSteps, setHasSteps] = useState(false);
  const isIos = wayToInstall() === "ios";
  if (isAppView || !hasAnswered || (!isOffered && !hasSteps)) return null;
  const { benefits } = shell;
  return (
    <div className={styles.foot}>
      {isOffered ? (
        <InstallCard
          title={shell.install(app.name)}
          text={shell.installText}
          artSrc={tilesArt("install", "#E1FF19", 10, 2)}
          benefits={(["clubs", "offline", "fast"] as const).map((key) => ({ key, text: benefits[key] }))}
          installLabel={isIos ? shell.installHow : shell.installButton}
          dismissLabel={shell.notNow}
          onInstall={() => (isIos ? setHasSteps(true) : void install())}
          onDismiss={dismissInstall}
        />
      ) : null}
      <Sheet
        isOpen={hasSteps}
        onClose={() => {
          setHasSteps(false);
          dismissInstall();
        }}
        title={shell.iosTitle}
        closeLabel={shell.close}
      >
        <IosSteps />
      </Sheet>
    </div>
  );
}
