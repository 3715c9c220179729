import { type ComponentProps, type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import type { Area } from "../i18n/area.ts";
import { askForNewIfOld } from "./outdated.ts";
import { useSite } from "./SiteContext.tsx";
import type { Site } from "./site.ts";

/** A part of a page that the server paints with all others, and whose script the browser fetches when it comes near. */
export interface Later<Props> {
  Component: ComponentType<Props>;
  /** Where it lies, from the root of web/: tells the server which styles the page needs. */
  file: string;
  /** Before it is shown where no server has painted it. */
  bring: (site: Pick<Site, "bringTexts">) => Promise<void>;
}

/** How far from the window a part is fetched. */
const NEAR = "300px";

/**
 * Parts that share a file, by name. What the server painted stands, links and all, until one of them is near; then they
 * come to life where they are. Once they were brought they are shown like any other component.
 */
// biome-ignore lint/suspicious/noExplicitAny: each part has its own properties
export function laterParts<Parts extends Record<string, ComponentType<any>>>(
  file: string,
  load: () => Promise<{ parts: Parts }>,
  areas: readonly Area[] = [],
) {
  let brought: Parts | undefined;
  let tellBrought: () => void = () => undefined;
  const whenBrought = new Promise<void>((resolve) => {
    tellBrought = resolve;
  });
  const bring: Later<never>["bring"] = async ({ bringTexts }) => {
    const [{ parts }] = await Promise.all([load(), bringTexts(areas)]);
    brought = parts;
    tellBrought();
  };

  return function part<Name extends keyof Parts & string>(name: Name): Later<ComponentProps<Parts[Name]>> {
    const module = () => ({ default: (brought as Parts)[name] as ComponentType<object> });
    const Part = lazy(() => (brought ? atOnce(module()) : whenBrought.then(module)));
    function Component(props: object) {
      const { bringTexts } = useSite();
      const place = useRef<HTMLDivElement>(null);
      const want = () => void bring({ bringTexts }).catch(askForNewIfOld);
      // biome-ignore lint/correctness/useExhaustiveDependencies: wanted once is wanted for good
      useEffect(() => whenNear(place.current, want), []);
      return (
        <div ref={place} data-part={name}>
          <Suspense fallback={<Painted place={place} onShown={want} />}>
            <Part {...props} />
          </Suspense>
        </div>
      );
    }
    return { Component: Component as unknown as ComponentType<ComponentProps<Parts[Name]>>, file, bring };
  };
}

interface PaintedProps {
  place: RefObject<HTMLElement | null>;
  onShown: () => void;
}

/** React gives up what it has not brought to life yet when something around it changes: until then it stays as it was. */
function Painted({ place, onShown }: PaintedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once
  useEffect(onShown, []);
  const html = place.current?.innerHTML ?? "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Nobody waits for what is there: a promise would tell only after the page was painted. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React takes anything with a `then`
  return { then: (tell: (value: Value) => void) => tell(value) } as Promise<Value>;
}

function whenNear(place: Element | null, tell: () => void): (() => void) | undefined {
  if (!place) return undefined;
  if (typeof IntersectionObserver === "undefined") {
    tell();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
