import { useAround } from "../../../app/around.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { embedOf } from "../../../editorial/embeds.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useEmbed } from "../../../ui/useEmbed.ts";
import styles from "../papers.module.css";

interface Props {
  address: string;
  title: string;
}

/** The pages of a publication on another site, which hears of the visitor when he asks for them. */
export function Reader({ address, title }: Props) {
  const { publications: words } = useTexts().media;
  const src = embedOf(address, useAround().embeds);
  const { isOpen, Question, press, play } = useEmbed(src ?? "", useEmbedGuard());
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? "";
  const elsewhere = (
    <Button href={address} target="_blank" rel="noopener" variant={src ? "quiet" : "primary"}>
      {words.readAt(host)}
      <Icon name="externalLink" size={18} />
    </Button>
  );
  if (!src) return <div className={styles.buttons}>{elsewhere}</div>;
  if (Question) {
    return (
      <div className={styles.question}>
        <Question embedSrc={src} href={address} onAllow={play} />
      </div>
    );
  }
  if (isOpen) {
    return (
      <>
        {/* The button that had the focus is gone. */}
        <iframe className={styles.frame} src={src} title={title} allow="fullscreen" ref={(frame) => frame?.focus()} />
        <div className={styles.buttons}>{elsewhere}</div>
      </>
    );
  }
  return (
    <>
      <div className={styles.buttons}>
        <span className={styles.scripted}>
          <Button onClick={press}>{words.read}</Button>
        </span>
        {elsewhere}
      </div>
      <p className={styles.origin}>{words.from(host)}</p>
    </>
  );
}
