import { contentPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { Stroke } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./accreditation.module.css";

/* Path data from Lucide, as in ui/Icon.tsx. */
const MAIL =
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
const CONTACTS_SLUG = "contacts";

/** What happens to a request, and who helps with it. */
export function Aside() {
  const { how, help } = useTexts().accreditation;
  const steps = [
    [how.request, how.requestText],
    [how.check, how.checkText],
    [how.answer, how.answerText],
    [how.matches, how.matchesText],
  ];
  return (
    <aside className={styles.aside}>
      <Panel tone="surface" level={2} title={how.title} text={how.text}>
        <ol className={styles.steps}>
          {steps.map(([name, text]) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel tone="surface" level={2} title={help.title} text={help.text}>
        <Button variant="secondary" href={contentPaths.page(CONTACTS_SLUG)}>
          <Stroke path={MAIL} size={18} />
          {help.contact}
        </Button>
      </Panel>
    </aside>
  );
}
