import { useSilent } from "../../../api/contentQueries.ts";
import { type Front, readHero } from "../../../api/frontPage.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { usePreview } from "../../../editorial/preview.ts";
import { HeroCarousel } from "../../../ui/HeroCarousel.tsx";
import { slideOf } from "./slides.tsx";

/** As many as fit side by side in the list under them. */
const MOST = 5;

/** What editors put first; what stands there where they chose nothing is the server's choice. */
export function Hero({ front }: { front: Front }) {
  const texts = useTexts();
  const { home } = texts;
  const highlights = useSilent(readHero(front, usePreview()));
  if (!highlights || highlights.length === 0) return null;
  return (
    <HeroCarousel
      slides={highlights.slice(0, MOST).map((highlight, index) => slideOf(highlight, index, texts))}
      texts={{
        label: home.highlights,
        carousel: home.carousel,
        slide: home.slide,
        position: home.slideOf,
        pause: home.pause,
        play: home.play,
      }}
    />
  );
}
