import { useEffect, useState } from "react";

/** The line that a section has to have crossed to be the one that is read: a third of the way down the window. */
const READING_LINE = "-33% 0px -66% 0px";

/** Which of the page's sections is being read, once they are there; unknown until the browser has said so. */
export function useCurrentSection(ids: string[], areThere: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();
  const together = ids.join(" ");

  useEffect(() => {
    if (!areThere || typeof IntersectionObserver !== "function") return;
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of together.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [together, areThere]);

  return current;
}
