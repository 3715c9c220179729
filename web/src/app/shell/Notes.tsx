import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { tilesArt } from "../../api/art.ts";
import { InstallCard } from "../../ui/InstallCard.tsx";
import { OfflineBand } from "../../ui/OfflineBand.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { ToastRegion } from "../../ui/ToastRegion.tsx";
import { dismissToast, showToast } from "../../ui/toastQueue.ts";
import { ageOfShown, tryAgain, useIsCutOff, useIsOld } from "../connection.ts";
import { useConsent } from "../consent.ts";
import { useSite, useTexts } from "../SiteContext.tsx";
import { IosSteps } from "./IosSteps.tsx";
import { dismissInstall, install, isToBeOffered, onInstallChange, wayToInstall } from "./installing.ts";
import styles from "./shell.module.css";
import { WayBack } from "./WayBack.tsx";
import { update, useWorkerState } from "./worker.ts";

/** What the app itself has to say, over whatever page is shown. */
export function Notes() {
  const { shell } = useTexts();
  return (
    <>
      <Offline />
      <WayBack />
      <div className={styles.foot}>
        <Installing />
      </div>
      <NewVersion />
      <ToastRegion label={shell.messages} closeLabel={shell.close} />
    </>
  );
}

function NewVersion() {
  const { shell } = useTexts();
  const { needRefresh } = useWorkerState();
  useEffect(() => {
    if (!needRefresh) return;
    const id = showToast({
      title: shell.newVersion,
      text: shell.newVersionText,
      action: { label: shell.update, onSelect: update },
      isPersistent: true,
    });
    return () => dismissToast(id);
  }, [needRefresh, shell]);
  return null;
}

function Offline() {
  const { shell } = useTexts();
  const { texts } = useSite();
  const client = useQueryClient();
  const isCutOff = useIsCutOff();
  const isOld = useIsOld();
  const [isTrying, setIsTrying] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isCutOff) dataset.offline = "";
    else delete dataset.offline;
    setHasTried(false);
  }, [isCutOff]);
  if (!isOld) return null;
  const retry = async () => {
    setIsTrying(true);
    setHasTried(!(await tryAgain(client)));
    setIsTrying(false);
  };
  const age = ageOfShown(client);
  return (
    <OfflineBand
      title={hasTried ? shell.stillOffline : shell.offline}
      text={age === undefined ? shell.mayBeOld : ageText(new Date(age), new Date(), shell, texts.format.dayOfMonth)}
      retryLabel={shell.retry}
      onRetry={retry}
      isTrying={isTrying}
    />
  );
}

type AgeTexts = { dataFrom: (time: string) => string; dataOf: (day: string, time: string) => string };

/** In the time of the device: it is the one that read it. */
function ageText(at: Date, now: Date, words: AgeTexts, dayOfMonth: (iso: string) => string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  if (at.toDateString() === now.toDateString()) return words.dataFrom(time);
  return words.dataOf(dayOfMonth(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`), time);
}

/** After the question about cookies: one thing at a time. */
function Installing() {
  const { shell, app } = useTexts();
  const { isAppView } = useSite();
  const isOffered = useSyncExternalStore(onInstallChange, isToBeOffered, () => false);
  const hasAnswered = useConsent() !== undefined;
  const [hasSteps, setHasSteps] = useState(false);
  const isIos = wayToInstall() === "ios";
  if (isAppView || !hasAnswered || (!isOffered && !hasSteps)) return null;
  const { benefits } = shell;
  return (
    <>
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
    </>
  );
}
