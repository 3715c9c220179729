import { drawnCrestOf } from "../../api/art.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { webAddress } from "../../football/webAddress.ts";
import { readableClubStyle } from "../../ui/accent.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import { SocialLinks } from "../../ui/SocialLinks.tsx";
import { TeamHero } from "../../ui/TeamHero.tsx";
import { FollowClub } from "./FollowClub.tsx";
import { SUBSCRIBE_ANCHOR } from "./matches/Subscribe.tsx";
import { useTeamFeed } from "./matches/useTeamFeed.ts";
import { socialLinks } from "./socialLinks.ts";
import { TicketSign } from "./TicketSign.tsx";
import type { Team } from "./team.ts";

/** What every tab of a club opens with. */
export function Opening({ team, crumbs }: { team: Team; crumbs: Crumb[] }) {
  const texts = useTexts();
  const { team: words } = texts;
  const { info, hrefOf } = team;
  const feed = useTeamFeed(team);
  const tickets = webAddress(info.tickets_store_url);
  const socials = socialLinks(info, texts);
  const facts = [
    info.fullname === info.name ? undefined : info.fullname,
    info.founded ? words.founded(info.founded) : undefined,
    info.city ?? undefined,
  ];
  return (
    <TeamHero
      name={info.name}
      crest={drawnCrestOf(info)}
      style={readableClubStyle(info.color, info.secondaryColor, info.textColor)}
      mark={info.categoryVariant ? words.variant(info.categoryVariant) : undefined}
      facts={facts.filter((fact) => fact !== undefined)}
      breadcrumbs={<Breadcrumbs label={words.breadcrumbs} crumbs={crumbs} />}
      share={<ShareButton label={words.share} title={info.name} copyTexts={words.copied} />}
      socials={socials.length > 0 ? <SocialLinks label={words.socials} links={socials} /> : null}
      actions={
        <>
          {tickets ? (
            <Button href={tickets} target="_blank" rel="noopener">
              <TicketSign />
              {words.tickets}
            </Button>
          ) : null}
          <FollowClub team={team} />
          <Button variant="secondary" href={hrefOf({ tab: "compare" })}>
            {words.compare.button}
          </Button>
          {feed ? (
            <Button variant="secondary" href={`${hrefOf({ tab: "matches", isPrevious: false })}#${SUBSCRIBE_ANCHOR}`}>
              <Icon name="calendar" size={18} />
              {words.subscribe.button}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
