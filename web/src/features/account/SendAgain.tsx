import { useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { failureOf, sentenceOf } from "./failure.ts";
import { minutesAndSeconds, useCountdown } from "./useCountdown.ts";

/** Mails take their time: nobody needs a second one before that. */
const WAIT_SECONDS = 60;

/** Sends a mail once more, after a while. What happens is said in a place of its own: the clock is not read aloud. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const { again, wrong } = useTexts().account;
  const [left, restart] = useCountdown(WAIT_SECONDS);
  const [said, setSaid] = useState("");
  const isWaiting = left > 0;
  const sendAgain = async () => {
    setSaid("");
    restart(WAIT_SECONDS);
    try {
      await send();
      setSaid(again.done);
    } catch (error) {
      const failure = failureOf(error);
      restart(failure.seconds ?? 0);
      setSaid(sentenceOf(failure, wrong) ?? wrong.other);
    }
  };
  return (
    <>
      <LinkButton aria-disabled={isWaiting} onClick={isWaiting ? undefined : sendAgain}>
        {isWaiting ? again.in(minutesAndSeconds(left)) : again.now}
      </LinkButton>{" "}
      <span role="status">{said}</span>
    </>
  );
}
