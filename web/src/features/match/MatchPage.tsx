import { useEffect, useMemo } from "react";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { Page } from "../../ui/Page.tsx";
import { Section } from "../../ui/Section.tsx";
import { Before } from "./before/Before.tsx";
import { Board } from "./board/Board.tsx";
import { clubMarks } from "./board/clubMarks.ts";
import { Corrections } from "./corrections/Corrections.tsx";
import { Course } from "./course/Course.tsx";
import { Penalties } from "./course/Penalties.tsx";
import { Statistics } from "./figures/Statistics.tsx";
import { matchTitle } from "./heads.ts";
import { History } from "./history/History.tsx";
import { Information } from "./information/Information.tsx";
import { LineUps } from "./lineUps/LineUps.tsx";
import { MatchTabs } from "./MatchTabs.tsx";
import styles from "./match.module.css";
import { MatchNews } from "./news/MatchNews.tsx";
import { OtherMatches } from "./OtherMatches.tsx";
import { sectionsOf } from "./parts.ts";
import { Stale } from "./Stale.tsx";
import { Stage } from "./stage/Stage.tsx";
import { useMatch } from "./useMatch.ts";
import { useMovedOn } from "./useMovedOn.ts";
import { Watch } from "./watch/Watch.tsx";

export { isValid, load } from "./loadMatch.ts";

export default function MatchPage() {
  const texts = useTexts();
  const { address, match, now, competition, seasons } = useMatch();
  useMovedOn(address, now);
  const clubs = useMemo(() => clubMarks(match), [match]);
  const { isAhead, isPlayed, isOver, kind } = sectionsOf(now);
  const title = matchTitle(match, now, texts);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const { sections } = texts.match;
  const part = { address, match };
  const history = (
    <Section id="history" title={sections.headToHead}>
      <History {...part} />
    </Section>
  );
  return (
    <>
      <OtherMatches address={address} competition={competition} round={match.round} />
      <Board {...part} now={now} clubs={clubs} competition={competition} seasons={seasons} />
      <Stage {...part} now={now} clubs={clubs} />
      <MatchTabs match={match} now={now} clubs={clubs} />
      <Stale address={address} />
      <Page className={styles.page}>
        <Rest>
          {isAhead ? (
            <Section id="before" title={sections.before}>
              <Before {...part} />
            </Section>
          ) : null}
          <Penalties now={now} clubs={clubs} />
          {isPlayed ? (
            <div className={styles.narrowWide}>
              <div className={styles.stack}>
                <Course id="course" match={match} now={now} clubs={clubs} />
                <Watch {...part} highlight={now.highlight} />
              </div>
              <LineUps {...part} id="line-ups" events={now.events} clubs={clubs} isOver={isOver} />
            </div>
          ) : (
            <>
              <Watch {...part} highlight={now.highlight} />
              {kind === "cancelled" ? null : (
                <LineUps {...part} id="line-ups" events={now.events} clubs={clubs} isOver={false} />
              )}
            </>
          )}
          {isPlayed ? (
            <div className={styles.wideNarrow}>
              <Statistics
                id="statistics"
                clubs={clubs}
                stats={now.stats}
                usefulTime={now.usefulTime}
                duration={now.duration}
              />
              {history}
            </div>
          ) : (
            history
          )}
          <Section id="information" title={sections.information}>
            <Information {...part} attendance={now.attendance} isOver={isOver} />
          </Section>
          {kind === "finished" ? <Corrections {...part} /> : null}
          <MatchNews {...part} />
        </Rest>
      </Page>
    </>
  );
}
