import { useTexts } from "../../../app/SiteContext.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import styles from "./profile.module.css";

/** As much as everybody may see: where the parts will be. */
export function ProfileSkeleton() {
  const { profile } = useTexts().account;
  return (
    <>
      <section className={styles.own} data-theme="dark">
        <span className={styles.initials} />
        <h1>{profile.title}</h1>
      </section>
      <div className={styles.parts}>
        <Panel tone="surface" level={2} title={profile.data} className={styles.part}>
          <FormSkeleton label={profile.loading} fields={5} />
        </Panel>
      </div>
    </>
  );
}
