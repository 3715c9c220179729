import { useQuery } from "@tanstack/react-query";
import { readFavourites } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ClubChoice } from "./broughtClubChoice.ts";

/** The second step of a new profile: whose matches somebody wants to see. */
export function ClubStep({ onClose }: { onClose: () => void }) {
  const { clubs: words } = useTexts().profile;
  const { data: chosen } = useQuery(readFavourites());
  const isChosen = Boolean(chosen?.length);
  return (
    <ClubChoice takesFocus>
      <Button size="sm" variant={isChosen ? "primary" : "secondary"} onClick={onClose}>
        {isChosen ? words.stepDone : words.notNow}
      </Button>
    </ClubChoice>
  );
}
