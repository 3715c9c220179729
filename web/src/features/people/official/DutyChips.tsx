import type { OfficialMatch } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { DUTIES, type Duty } from "../../../football/duties.ts";
import { Chips } from "../../../ui/Chips.tsx";
import styles from "../people.module.css";
import { hrefOfOfficial, type OfficialAddress } from "./officialAddress.ts";

interface Props {
  address: OfficialAddress;
  matches: OfficialMatch[];
  current?: Duty | "all" | undefined;
}

/** Narrows the matches to one duty; nothing to choose for who has had only one. */
export function DutyChips({ address, matches, current }: Props) {
  const { official: words } = useTexts();
  const held = DUTIES.map((duty) => ({ duty, count: matches.filter((match) => match.duty === duty).length })).filter(
    ({ count }) => count > 0,
  );
  if (held.length < 2) return null;
  const items = held.map(({ duty, count }) => ({
    key: duty,
    label: words.duty(words.duties[duty], count),
    href: hrefOfOfficial(address, "matches", duty),
  }));
  const all = { key: "all", label: words.allDuties(matches.length), href: hrefOfOfficial(address, "matches") };
  return (
    <div className={styles.filter} data-keeps-place="">
      <Chips label={words.dutyFilter} items={[all, ...items]} current={current} />
    </div>
  );
}
