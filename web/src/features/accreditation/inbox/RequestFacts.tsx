import type { AccreditationRequest } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import styles from "./inbox.module.css";

type Line = [key: string, label: string, text: string | string[], href?: string];

/** Everything that was said in the request, and what became of it. */
export function RequestFacts({ request }: { request: AccreditationRequest }) {
  const { accreditationInbox: words, format } = useTexts();
  const { facts } = words;
  const { email, phoneNumber, address, postalCode, locality, language, decidedAt, decidedBy, reason } = request;
  const moment = (iso: string) => words.moment(format.day(iso), format.time(iso) ?? "");
  const lines: Line[] = [
    ["reference", facts.reference, request.reference],
    ["received", facts.received, moment(request.createdAt)],
    ["ercNumber", facts.ercNumber, request.ercNumber],
    ["email", facts.email, email, `mailto:${email}`],
    ["phoneNumber", facts.phoneNumber, phoneNumber, `tel:${phoneNumber.replace(/[^+\d]/g, "")}`],
    ["address", facts.address, [address, `${postalCode} ${locality}`]],
    ["language", facts.language, language === "en" ? words.languages.english : words.languages.portuguese],
  ];
  if (decidedAt) lines.push(["decided", facts.decided, moment(decidedAt)]);
  if (decidedBy) lines.push(["decidedBy", facts.decidedBy, decidedBy]);
  return (
    <>
      <FactList
        facts={lines.map(([key, label, texts, href]) => ({
          key,
          label,
          values: [texts].flat().map((text) => ({ key: text, text, href })),
        }))}
      />
      {reason ? (
        <div className={styles.reason}>
          <h3>{facts.reason}</h3>
          <p>{reason}</p>
        </div>
      ) : null}
    </>
  );
}
