import { useQuery } from "@tanstack/react-query";
import type { Team as Club } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readTeams } from "../../../football/queries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { Compared } from "./Compared.tsx";

interface Props {
  team: Team;
  other: number | undefined;
}

/** The club beside another one of the competition. */
export function CompareTab({ team, other }: Props) {
  const { team: texts } = useTexts();
  const query = useQuery(readTeams(team.competition.id, team.season));
  return (
    <Part query={query} skeleton={<Skeleton height={480} />}>
      {(clubs) => {
        const others = clubs.filter(({ id }) => id !== team.info.id);
        const chosen = others.find(({ id }) => id === other);
        return (
          <div className={styles.stack}>
            <Choice team={team} others={others} chosen={chosen} />
            {chosen ? (
              <Compared key={chosen.id} team={team} other={chosen} />
            ) : (
              <EmptyState
                title={other ? texts.compare.notHere : texts.compare.choose}
                text={texts.compare.chooseText(team.competition.label)}
              />
            )}
          </div>
        );
      }}
    </Part>
  );
}

function Choice({ team, others, chosen }: { team: Team; others: Club[]; chosen: Club | undefined }) {
  const { app, team: texts } = useTexts();
  return (
    <div data-keeps-place="">
      <Select
        name="with"
        label={texts.compare.with}
        value={chosen ? String(chosen.id) : ""}
        options={[
          { value: "", label: texts.compare.pick },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        action={team.hrefOf({ tab: "overview" })}
        hidden={{ tab: "compare" }}
        submitLabel={app.apply}
      />
    </div>
  );
}
