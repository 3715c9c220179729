import { useState } from "react";
import type { PressReleaseEntry } from "../../api/articles.ts";
import { sizesOf } from "../../api/pictures.ts";
import { useAround } from "../../app/around.ts";
import { useEmbedGuard } from "../../app/consent/useEmbedGuard.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Origin } from "../../editorial/blocks/Origin.tsx";
import { embedOf } from "../../editorial/embeds.ts";
import { fileSize } from "../../editorial/fileSize.ts";
import { webAddress } from "../../football/webAddress.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { VideoEmbed } from "../../ui/VideoEmbed.tsx";
import styles from "./press.module.css";

/** What a press release carries: the paper itself, and where it can be leafed through. */
export function Papers({ entry }: { entry: PressReleaseEntry }) {
  const texts = useTexts();
  const { press } = texts.news;
  const guard = useEmbedGuard();
  const [isOpen, setIsOpen] = useState(false);
  const { pdf, issuuEmbed, image, title } = entry;
  const reader = embedOf(issuuEmbed, useAround().embeds);
  const elsewhere = reader ? undefined : webAddress(issuuEmbed);
  return (
    <>
      {reader ? (
        <div className={styles.reader}>
          <div className={styles.screen}>
            <VideoEmbed
              embedSrc={reader}
              href={issuuEmbed ?? reader}
              label={press.read(title)}
              guard={guard}
              poster={image ? sizesOf(image).src : undefined}
              onPlay={() => setIsOpen(true)}
            />
          </div>
          <p className={styles.origin}>
            <Origin href={issuuEmbed ?? reader} isOpen={isOpen} />
          </p>
        </div>
      ) : null}
      {elsewhere ? (
        <p className={styles.elsewhere}>
          <a href={elsewhere} target="_blank" rel="noopener">
            {press.readElsewhere}
            <Icon name="externalLink" size={16} />
          </a>
        </p>
      ) : null}
      {pdf ? (
        <div className={styles.paper}>
          <a href={pdf.url}>
            <b>{pdf.name}</b>
            <span>{press.pdf(fileSize(pdf.size, texts))}</span>
          </a>
          <Button
            size="sm"
            variant="secondary"
            href={pdf.url}
            download={pdf.name}
            aria-label={press.downloadOf(pdf.name)}
          >
            {press.download}
          </Button>
        </div>
      ) : null}
    </>
  );
}
