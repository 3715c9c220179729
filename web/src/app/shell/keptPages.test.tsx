import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteHeader } from "../../ui/SiteHeader";
import { atOnce } from "../../worker/documents";

test("what a kept page waits for before it is painted is the site's header", () => {
  const [, awaited] = /href="#([^"]+)"/.exec(atOnce('<link rel="expect" href="#end" blocking="render">')) ?? [];
  const header = renderToStaticMarkup(
    <SiteHeader
      brand={{ name: "Liga", href: "/", label: "Início" }}
      strip={null}
      sections={[]}
      sectionsLabel="Secções"
      actions={null}
    />,
  );
  expect(/^<header id="([^"]+)"/.exec(header)?.[1]).toBe(awaited);
  expect(awaited).not.toBe("end");
});
