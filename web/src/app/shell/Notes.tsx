import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { OfflineBand } from "../../ui/OfflineBand.tsx";
import { ToastRegion } from "../../ui/ToastRegion.tsx";
import { dismissToast, showToast } from "../../ui/toastQueue.ts";
import { ageOfShown, lookAgain, tryAgain, useIsCutOff, useIsOld } from "../connection.ts";
import { useSite, useTexts } from "../SiteContext.tsx";
import { isToBeOffered, onInstallChange } from "./installing.ts";
import { WayBack } from "./WayBack.tsx";
import { update, useWorkerState } from "./worker.ts";

/** Where it cannot be fetched, nothing is offered. */
const InstallOffer = lazy(() => import("./InstallOffer.tsx").catch(() => ({ default: () => null })));

/** What the app itself has to say, over whatever page is shown. */
export function Notes() {
  const { shell } = useTexts();
  return (
    <>
      <Offline />
      <WayBack />
      <Installing />
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

/** So often it is looked whether what is shown can be had anew: nobody may be there to press the button. */
const LOOK_AGAIN_MS = 15_000;

function Offline() {
  const { shell } = useTexts();
  const { texts } = useSite();
  const client = useQueryClient();
  const isCutOff = useIsCutOff(client);
  const isOld = useIsOld(client);
  const [isTrying, setIsTrying] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isCutOff) dataset.offline = "";
    else delete dataset.offline;
    setHasTried(false);
  }, [isCutOff]);
  useEffect(() => {
    if (!isOld) return;
    const look = () => document.hidden || void lookAgain(client);
    const looking = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [isOld, client]);
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

/** Once it was offered, for as long as it is talked about: who follows the steps is no longer offered it. */
function Installing() {
  const isOffered = useSyncExternalStore(onInstallChange, isToBeOffered, () => false);
  const [wasOffered, setWasOffered] = useState(false);
  useEffect(() => setWasOffered((was) => was || isOffered), [isOffered]);
  return wasOffered ? (
    <Suspense>
      <InstallOffer isOffered={isOffered} />
    </Suspense>
  ) : null;
}
