import { memo, type ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./HeroCarousel.module.css";
import { IconButton } from "./IconButton";
import { Page } from "./Page";
import { useCarousel } from "./useCarousel";

export type HeroPicture = {
  /** For wide screens. */
  landscape?: { src: string; srcSet?: string | undefined } | undefined;
  /** For phones. */
  portrait?: { src: string; srcSet?: string | undefined } | undefined;
  /** Small, for the list of slides. */
  thumb: string;
  /** What must stay in sight when it is cut, in per cent. */
  focus?: { x: number; y: number } | undefined;
  alt: string;
};

export type HeroSlide = {
  key: string;
  title: string;
  /** Over the title: what it is, the tag, that it is live. */
  kicker?: ReactNode;
  lead?: string | undefined;
  picture: HeroPicture;
  /** Under the title: a button, a score. */
  action: ReactNode;
  /** Of a video. */
  duration?: string | undefined;
};

export type HeroTexts = {
  label: string;
  carousel: string;
  slide: string;
  position: (number: number, count: number) => string;
  pause: string;
  play: string;
};

type HeroCarouselProps = { slides: HeroSlide[]; texts: HeroTexts };

/**
 * What matters most, one after the other. Without scripts it is a strip to be pushed along; with them it moves on by
 * itself until somebody touches it, and never where motion is not wanted.
 */
export function HeroCarousel({ slides, texts }: HeroCarouselProps) {
  const { root, track, current, isAlive, isPlaying, show, toggle, touches } = useCarousel(slides.length);
  const isSingle = slides.length === 1;
  return (
    <section
      ref={root}
      className={styles.hero}
      aria-roledescription={isSingle ? undefined : texts.carousel}
      aria-label={texts.label}
      {...touches}
    >
      <ul ref={track} className={styles.track}>
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            id={`hero-${index + 1}`}
            className={styles.slide}
            aria-roledescription={texts.slide}
            aria-label={texts.position(index + 1, slides.length)}
            inert={isAlive && index !== current}
          >
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {isSingle ? null : (
        <nav className={styles.nav} aria-label={texts.label} data-theme="dark">
          <Page className={styles.bar}>
            <ol>
              {slides.map(({ key, title, picture }, index) => (
                <li key={key}>
                  <a
                    href={`#hero-${index + 1}`}
                    aria-current={index === current ? "true" : undefined}
                    className={isPlaying && index === current ? styles.running : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      show(index);
                    }}
                  >
                    <img src={picture.thumb} width="56" height="40" alt="" loading="lazy" decoding="async" />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ol>
            {isAlive ? (
              <IconButton
                className={styles.toggle}
                icon={isPlaying ? "pause" : "play"}
                label={isPlaying ? texts.pause : texts.play}
                onClick={toggle}
              />
            ) : null}
          </Page>
        </nav>
      )}
    </section>
  );
}

/** What moves is the strip: the slides on it stay as they are. */
const Slide = memo(function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  const { title, kicker, lead, picture, action, duration } = slide;
  const { landscape, portrait, focus, alt } = picture;
  return (
    <>
      <picture className={styles.art}>
        {landscape ? (
          <source media="(min-width: 1024px)" srcSet={landscape.srcSet ?? landscape.src} sizes="58vw" />
        ) : null}
        <img
          src={portrait?.src ?? landscape?.src ?? picture.thumb}
          srcSet={portrait?.srcSet}
          sizes="100vw"
          width="780"
          height="600"
          alt={alt}
          style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding={isFirst ? undefined : "async"}
        />
        {duration ? <span className={styles.duration}>{duration}</span> : null}
      </picture>
      <Page className={styles.inner}>
        <div className={styles.words}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 className={cx(styles.title, title.length > 60 && styles.long)}>{title}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={styles.action}>{action}</div>
        </div>
      </Page>
    </>
  );
});
