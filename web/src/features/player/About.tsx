import type { Player } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { webAddress } from "../../football/webAddress.ts";
import { HonourList } from "../../ui/HonourList.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { SocialLinks } from "../../ui/SocialLinks.tsx";
import { awardsOf } from "./awards.ts";

/** What he was given, and where he is to be found elsewhere; what there is nothing of is not named. */
export function About({ player }: { player: Player }) {
  const { player: words } = useTexts();
  const { name, socials, awards, tags } = player;
  return (
    <>
      {awards.length > 0 ? (
        <Panel title={words.awards} level={2}>
          <HonourList honours={awardsOf(awards)} />
        </Panel>
      ) : null}
      {socials.length > 0 ? (
        <Panel title={words.socials} level={2}>
          <SocialLinks
            label={words.socials}
            links={socials.flatMap(({ social, url }) => {
              const href = webAddress(url);
              return href ? { network: social, href, name: social, label: words.socialOf(name, social) } : [];
            })}
          />
        </Panel>
      ) : null}
      {tags.length > 0 ? (
        <Panel title={words.tags} level={2}>
          <p>{tags.map((tag) => tag.name).join(", ")}</p>
        </Panel>
      ) : null}
    </>
  );
}
