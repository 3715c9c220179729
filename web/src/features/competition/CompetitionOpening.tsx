import { useQuery } from "@tanstack/react-query";
import { tilesArt } from "../../api/art.ts";
import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readTeams } from "../../football/queries.ts";
import { currentRoundOf, isNumbered, seasonLabel } from "../../football/rounds.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { CompetitionHero } from "../../ui/CompetitionHero.tsx";
import { SeasonProgress } from "../../ui/SeasonProgress.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";

interface Props {
  competition: CompetitionDetail;
  /** The way to the page that is shown. */
  crumbs: Crumb[];
}

/** What every page of a competition opens with: where it is, its name, how far the season is. */
export function CompetitionOpening({ competition, crumbs }: Props) {
  const { competition: texts } = useTexts();
  const { id, label, color, seasonId, rounds, liveMatches } = competition;
  const round = currentRoundOf(rounds);
  const { data: teams } = useQuery(readTeams(id, seasonId));
  const numbered = rounds.filter(isNumbered).length;
  const beforeNumber = round?.label.split(String(round.number), 1)[0];
  return (
    <CompetitionHero
      title={label}
      emblemSrc={competition.logo}
      artSrc={tilesArt(id, color, 6, 3)}
      breadcrumbs={<Breadcrumbs label={texts.breadcrumbs} crumbs={crumbs} />}
      action={
        <ShareButton
          label={texts.share}
          title={[...new Set([crumbs.at(-1)?.label, label])].join(", ")}
          copyTexts={texts.copied}
        />
      }
      meta={[
        <b key="season">{seasonLabel(seasonId)}</b>,
        teams && (
          <>
            <b>{teams.length}</b> {texts.clubs(teams.length)}
          </>
        ),
        round &&
          (isNumbered(round) ? (
            <>
              {beforeNumber}
              <b>{round.number}</b> {texts.of(numbered)}
            </>
          ) : (
            <b>{round.label}</b>
          )),
      ].filter(Boolean)}
      live={liveMatches > 0 ? texts.liveMatches(liveMatches) : undefined}
      progress={rounds.length > 1 && round ? <Progress competition={competition} numbered={numbered} /> : undefined}
    />
  );
}

/** How far the season is, round by round. */
function Progress({ competition, numbered }: { competition: CompetitionDetail; numbered: number }) {
  const { competition: texts, format } = useTexts();
  const { rounds, hasMatchesLive } = competition;
  const round = currentRoundOf(rounds);
  if (!round) return null;
  const at = rounds.indexOf(round) + 1;
  const start = rounds[0]?.initial_date;
  const end = rounds.findLast((one) => one.final_date)?.final_date;
  return (
    <SeasonProgress
      label={isNumbered(round) ? `${round.label} ${texts.of(numbered)}` : round.label}
      total={rounds.length}
      current={round.has_started ? at : at - 1}
      isLive={hasMatchesLive}
      start={start ? format.monthShort(start) : undefined}
      end={end ? format.monthShort(end) : undefined}
    />
  );
}
