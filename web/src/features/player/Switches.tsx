import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readPlayerHistory, readPlayerStatistics } from "../../football/playerQueries.ts";
import { Select } from "../../ui/Select.tsx";
import { type CareerSpell, spellsOf } from "./career/spells.ts";
import { valueOfSpell } from "./playerAddress.ts";
import { playerHref } from "./playerHref.ts";
import { spellOf } from "./playerParts.ts";
import type { PlayerView } from "./viewChoice.ts";

interface Props {
  player: Player;
  view: PlayerView;
}

/** Which season is shown, and of which competition. What there is only one of is no choice. */
export function Switches({ player, view }: Props) {
  const isNarrowed = view.tab === "season" || view.tab === "matches";
  return (
    <>
      {isNarrowed ? <CompetitionSelect player={player} tab={view.tab} competition={view.competition} /> : null}
      <SeasonSelect player={player} view={view} />
    </>
  );
}

function SeasonSelect({ player, view }: Props) {
  const { app, player: words } = useTexts();
  const { data: history = [] } = useQuery(readPlayerHistory(player.id));
  const spells = spellsOf(history);
  if (spells.length < 2) return null;
  return (
    <Select
      name="season"
      label={words.season}
      value={valueOfSpell(spellOf(player))}
      options={spells.map((spell) => ({
        value: valueOfSpell({ season: spell.season, team: spell.team.id }),
        label: isAlone(spell, spells) ? spell.label : words.spell(spell.label, spell.team.name),
      }))}
      action={playerHref(player)}
      hidden={view.tab === "season" ? {} : { tab: view.tab }}
      submitLabel={app.apply}
    />
  );
}

/** Of two clubs in one season each is named. */
function isAlone({ season, team }: CareerSpell, spells: CareerSpell[]): boolean {
  return spells.every((one) => one.season !== season || one.team.id === team.id);
}

interface NarrowedProps {
  player: Player;
  tab: "season" | "matches";
  competition: string | undefined;
}

function CompetitionSelect({ player, tab, competition }: NarrowedProps) {
  const { app, player: words } = useTexts();
  const { data: figures } = useQuery(readPlayerStatistics(spellOf(player)));
  const competitions = figures?.competitions ?? [];
  if (competitions.length < 2) return null;
  return (
    <Select
      name="competition"
      label={words.competition}
      isLabelHidden
      value={competition ?? ""}
      options={[
        { value: "", label: words.allCompetitions },
        ...competitions.map((one) => ({ value: one.competition, label: one.label })),
      ]}
      action={playerHref(player)}
      hidden={tab === "season" ? {} : { tab }}
      submitLabel={app.apply}
    />
  );
}
