import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readPartnerships } from "../../api/contentLists.ts";
import { PartnerRow } from "../../ui/PartnerRow.tsx";
import { partnersAt } from "../partners.ts";
import { useSite } from "../SiteContext.tsx";

/** As far from the footer as somebody scrolls while what is read for it is on its way. */
const NEAR = "600px";

/** Read when somebody comes near: few do, and it is nothing that a page is opened for. Silent when it fails. */
export function Partners() {
  const { language, texts } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { data } = useQuery({ ...readPartnerships(language), enabled: isNear });

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const partners = partnersAt("footer", data?.entries ?? []);
  return (
    <div ref={place}>{partners.length > 0 ? <PartnerRow label={texts.app.partners} partners={partners} /> : null}</div>
  );
}
