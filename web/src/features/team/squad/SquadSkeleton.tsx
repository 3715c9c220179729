import { useTexts } from "../../../app/SiteContext.tsx";
import { PlayerGrid } from "../../../ui/PlayerCard.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** As high as rows of cards. */
export function SquadSkeleton({ cards }: { cards: number }) {
  const { team } = useTexts();
  return (
    <div role="status" aria-busy="true" aria-label={team.squad.loading}>
      <PlayerGrid title="">
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <li key={index}>
            <Skeleton height={300} />
          </li>
        ))}
      </PlayerGrid>
    </div>
  );
}
