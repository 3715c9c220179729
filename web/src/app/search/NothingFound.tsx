import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTexts } from "../SiteContext.tsx";
import type { Count } from "./groupResults.ts";
import type { Scope } from "./kinds.ts";
import { NOTHING_ART } from "./nothingArt.ts";
import { useClubsHref } from "./useClubsHref.ts";
import { countInWords, scopeInWords } from "./words.ts";

interface Props {
  q: string;
  scope: Scope | undefined;
  /** How much there is of all kinds. */
  all: Count;
  /** The way to all of it. */
  toAll: { href: string } | { onClick: () => void };
}

/** Nothing at all, or nothing of the kind that was asked for: what to try, and a way on. */
export function NothingFound({ q, scope, all, toAll }: Props) {
  const texts = useTexts();
  const { search } = texts;
  const clubs = useClubsHref();
  if (scope !== undefined && all.count > 0) {
    const count = countInWords(all, texts);
    return (
      <EmptyState
        title={search.nothingIn(scopeInWords(scope, texts), q)}
        text={search.elsewhere(count)}
        artSrc={NOTHING_ART}
        action={
          <Button variant="secondary" {...toAll}>
            {search.seeAll(count)}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={search.nothing(q)}
      text={search.nothingText}
      artSrc={NOTHING_ART}
      action={
        clubs ? (
          <Button variant="secondary" href={clubs}>
            {search.allClubs}
          </Button>
        ) : undefined
      }
    />
  );
}
