import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Device, type Devices as List, readDevices } from "../../../api/fan.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { bringActions, bringOwn } from "../actions.ts";
import { Failed } from "../Failed.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { useDoing } from "../useDoing.ts";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

/** Where somebody is signed in, and the way out everywhere. */
export function Devices() {
  const { account, profile } = useTexts();
  const { devices: words } = profile;
  const site = useSessionSite();
  const query = useQuery(readDevices());
  const { isBusy, sentence, doing } = useDoing();
  const leaveAll = () =>
    doing(async () => {
      const { logOut } = await bringActions();
      await logOut(site, { everywhere: true });
    });
  return (
    <Box title={words.title} text={words.text}>
      <Part query={query} skeleton={<FormSkeleton label={words.loading} fields={2} />}>
        {(list) => <DeviceList list={list} />}
      </Part>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={leaveAll}>
          {account.profile.logOutEverywhere}
        </Button>
      </div>
      <Failed sentence={sentence} />
    </Box>
  );
}

function DeviceList({ list: { sessions, elsewhere } }: { list: List }) {
  const { devices: words } = useTexts().profile;
  const site = useSessionSite();
  const { isBusy, sentence, doing } = useDoing();
  const [said, setSaid] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const end = async (device: Device) => {
    const isDone = await doing(async () => {
      const { endDevice } = await bringOwn();
      await endDevice(site, device.id);
    });
    if (!isDone) return;
    setSaid(words.ended(device.device || words.unknown));
    // Its button is gone: the reader goes on from what is said of it.
    status.current?.focus();
  };
  return (
    <>
      {elsewhere ? <p className={styles.quiet}>{words.elsewhere}</p> : null}
      <ul className={styles.devices}>
        {sessions.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onEnd={() => end(device)} />
        ))}
      </ul>
      <p ref={status} className={styles.quiet} role="status" tabIndex={-1}>
        {said}
      </p>
      <Failed sentence={sentence} />
    </>
  );
}

function DeviceRow({ device, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const { format, profile } = useTexts();
  const { devices: words } = profile;
  const { is_current: isCurrent, seen_at: seen } = device;
  const name = device.device || words.unknown;
  const when = [format.dayOfMonth(seen), format.time(seen)].filter(Boolean).join(", ");
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{isCurrent ? words.current : words.seen(when)}</small>
      </p>
      {isCurrent ? null : (
        <Button variant="secondary" size="sm" aria-label={words.endOn(name)} disabled={isBusy} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
