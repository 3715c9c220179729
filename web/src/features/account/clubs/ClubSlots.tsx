import { useRef } from "react";
import { drawnCrestOf } from "../../../api/art.ts";
import type { TeamRef } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { cx } from "../../../ui/classNames.ts";
import { Icon, Stroke } from "../../../ui/Icon.tsx";
import styles from "./clubs.module.css";
import type { ClubChoice } from "./useClubChoice.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const SWAP = "M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4";

/** The two places, in the colours of the clubs that have them. */
export function ClubSlots({ chosen, remove, makeMain }: Pick<ClubChoice, "chosen" | "remove" | "makeMain">) {
  const { clubs } = useTexts().profile;
  const place = useRef<HTMLElement>(null);
  const [main, secondary] = chosen.map(({ team }) => team);
  const letGo = async (team: TeamRef) => {
    await remove(team);
    // The button that was pressed is gone: the reader's place stays here.
    place.current?.focus();
  };
  return (
    <section ref={place} className={styles.slots} aria-label={clubs.title} tabIndex={-1}>
      <Slot label={clubs.main} emptyLabel={clubs.noMain} team={main} onRemove={letGo} />
      <Slot
        isSecond
        label={clubs.secondary}
        emptyLabel={clubs.noSecondary}
        team={secondary}
        onRemove={letGo}
        onSwap={makeMain}
      />
    </section>
  );
}

interface SlotProps {
  label: string;
  emptyLabel: string;
  team: TeamRef | undefined;
  isSecond?: boolean;
  onRemove: (team: TeamRef) => void;
  onSwap?: (team: TeamRef) => void;
}

function Slot({ label, emptyLabel, team, isSecond = false, onRemove, onSwap }: SlotProps) {
  const { clubs } = useTexts().profile;
  const className = cx(styles.slot, isSecond && styles.second, !team && styles.empty);
  if (!team) {
    return (
      <div className={className}>
        <span className={styles.noCrest} aria-hidden="true" />
        <p className={styles.slotName}>
          <small>{label}</small>
          <b>{emptyLabel}</b>
        </p>
      </div>
    );
  }
  return (
    <div className={className} style={readableClubStyle(team.color, undefined, team.textColor)}>
      <Crest src={drawnCrestOf(team)} size={isSecond ? 44 : 52} loading="eager" />
      <p className={styles.slotName}>
        <small>{label}</small>
        <b>{team.name}</b>
      </p>
      <span className={styles.slotActions}>
        {onSwap ? (
          <button type="button" aria-label={clubs.swap} title={clubs.swap} onClick={() => onSwap(team)}>
            <Stroke path={SWAP} />
          </button>
        ) : null}
        <button
          type="button"
          aria-label={clubs.remove(team.name)}
          title={clubs.remove(team.name)}
          onClick={() => onRemove(team)}
        >
          <Icon name="x" />
        </button>
      </span>
    </div>
  );
}
