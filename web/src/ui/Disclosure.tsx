import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

type DisclosureProps = {
  /** An address that ends in it opens it. */
  id: string;
  label: string;
  /** What tells it from others with the same label, for those who do not see where it stands. */
  detail?: string | undefined;
  /** The ids of those that are open, kept for when one of them moves to another place of the page. */
  opened?: Set<string>;
  children: ReactNode;
};

/** Something that opens in place, also without scripts. */
export function Disclosure({ id, label, detail, opened, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Browsers open what an address leads into by themselves, but not when the app goes there without a reload.
  useEffect(() => {
    const openIfAsked = () => {
      if (!details.current || details.current.open || location.hash !== `#${id}`) return;
      details.current.open = true;
      document.getElementById(id)?.scrollIntoView();
    };
    openIfAsked();
    addEventListener("hashchange", openIfAsked);
    return () => removeEventListener("hashchange", openIfAsked);
  }, [id]);

  return (
    <details
      className={styles.disclosure}
      ref={details}
      open={opened?.has(id)}
      onToggle={(event) => (event.currentTarget.open ? opened?.add(id) : opened?.delete(id))}
    >
      <summary className={styles.summary}>
        <Icon name="chevronDown" size={18} />
        {label}
        {detail ? <span className="visuallyHidden"> {detail}</span> : null}
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
