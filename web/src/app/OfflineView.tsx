import { useEffect, useState } from "react";
import { tilesArt } from "../api/art.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorPageView } from "../ui/ErrorPageView.tsx";
import { isReachable, tellMissing } from "./connection.ts";
import { useTexts } from "./SiteContext.tsx";
import { visitedBeside } from "./visited.ts";

/** Instead of a page that could not be asked for: it comes by itself when there is a network again. */
export function OfflineView({ address }: { address: string }) {
  const { app, errors } = useTexts();
  const [hasTried, setHasTried] = useState(false);
  const retry = async () => {
    setHasTried(false);
    if (await isReachable()) location.reload();
    else setHasTried(true);
  };
  useEffect(tellMissing, []);
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <ErrorPageView
      title={app.offline}
      text={errors.offlineText}
      status={hasTried ? errors.stillOffline : ""}
      posterSrc={tilesArt("offline", "#00FAFF", 6, 4)}
      actions={<Button onClick={retry}>{app.retry}</Button>}
      waysTitle={errors.stillOpen}
      ways={visitedBeside(address)}
    />
  );
}
