import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Countdown, countdownOf } from "../../../ui/Countdown.tsx";
import type { MatchAddress } from "../matchAddress.ts";
import { readMatchDynamic } from "../queries.ts";
import { useMinutesUntil } from "./useMinutesUntil.ts";

interface Props {
  address: MatchAddress;
  date: string;
  /** As the server counts. */
  minutes: number;
}

/** How long it is until kick-off. */
export function TimeLeft({ address, date, minutes: told }: Props) {
  const { before } = useTexts().match;
  const client = useQueryClient();
  const at = client.getQueryState(readMatchDynamic(address).queryKey)?.dataUpdatedAt ?? 0;
  const minutes = useMinutesUntil(date, { minutes: told, at });
  const left = countdownOf(minutes);
  return <Countdown minutes={minutes} label={before.countdown(left.days, left.hours, left.minutes)} unit={before} />;
}
