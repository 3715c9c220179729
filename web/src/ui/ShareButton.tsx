import { Button } from "./Button";
import { CopyStatus, type CopyTexts } from "./CopyStatus";
import styles from "./ShareButton.module.css";
import { useCopy } from "./useCopy";

type ShareButtonProps = {
  label: string;
  /** What is shared, in a few words. */
  title: string;
  /** The address to share, where it is not the one that the browser shows. */
  href?: string | undefined;
  copyTexts: CopyTexts;
};

/** Hands the page to the device's own way of sharing; where there is none, copies the address. Not there without scripts. */
export function ShareButton({ label, title, href, copyTexts }: ShareButtonProps) {
  const [state, copy] = useCopy();

  async function share() {
    const url = new URL(href ?? location.href, location.href).href;
    if (typeof navigator.share !== "function") return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever closed the choice wants nothing more.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
    }
  }

  return (
    <span className={styles.share}>
      <Button variant="secondary" size="sm" aria-label={label} onClick={share}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />
        </svg>
        <span className="onlyDesktop">{label}</span>
      </Button>
      <CopyStatus state={state} texts={copyTexts} />
    </span>
  );
}
