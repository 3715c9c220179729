import { chooseClub, useFavouriteClub } from "../../app/favouriteClub.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Team } from "./team.ts";

/** Makes the club the visitor's own, on this device: the home page then shows it. */
export function FollowClub({ team: { info } }: { team: Team }) {
  const { team: words } = useTexts();
  const isMine = useFavouriteClub()?.id === info.id;
  return (
    <Button
      variant="secondary"
      aria-pressed={isMine}
      onClick={() => chooseClub(isMine ? undefined : { id: info.id, name: info.name })}
    >
      {isMine ? words.mine : words.makeMine}
    </Button>
  );
}
