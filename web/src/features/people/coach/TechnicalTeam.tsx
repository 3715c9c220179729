import { useQuery } from "@tanstack/react-query";
import { listed } from "../../../api/art.ts";
import type { Staff } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSquad } from "../../../football/teamQueries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { PersonList } from "../../../ui/PersonList.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import type { CoachAddress } from "./coachAddress.ts";

interface Props {
  address: CoachAddress;
  /** Whose page it is. */
  except?: number;
}

/** Who works with the club's players, the head coach first. */
export function TechnicalTeam({ address, except }: Props) {
  const { coach: words, format } = useTexts();
  const squad = useQuery(readSquad(address.team, address.season));
  const personOf = ({ id, name, position, photo, left }: Staff) => ({
    key: String(id),
    name,
    detail: left ? `${position}, ${words.left(format.dayOfMonth(left))}` : position,
    photo: photo?.small ? listed(photo.small) : undefined,
    href: peoplePaths.coach(id, address.team, address.season),
  });
  return (
    <Part query={squad} skeleton={<TableSkeleton label={words.loadingStaff} rows={4} />}>
      {({ technical_team: staff }) => {
        const shown = staff.filter(({ id }) => id !== except);
        if (shown.length > 0) {
          return (
            <Panel title={words.staff} level={2}>
              <PersonList items={shown.map(personOf)} />
            </Panel>
          );
        }
        return except === undefined ? <EmptyState title={words.noStaff} text={words.noStaffText} /> : null;
      }}
    </Part>
  );
}
