import { useQuery } from "@tanstack/react-query";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { Columns } from "../../ui/Columns.tsx";
import { Page } from "../../ui/Page.tsx";
import { CalendarHeader } from "./CalendarHeader.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { CalendarToolbar } from "./CalendarToolbar.tsx";
import styles from "./calendar.module.css";
import { calendarAddress } from "./calendarChoice.ts";
import { DayList } from "./DayList.tsx";
import { calendarCrumbs } from "./heads.ts";
import { readMonth } from "./queries.ts";
import { Subscribe } from "./Subscribe.tsx";
import { Undated } from "./Undated.tsx";
import { useCalendar } from "./useCalendar.ts";
import { useFeeds } from "./useFeeds.ts";
import { useSettled } from "./useSettled.ts";

export { isValid, load } from "./loadCalendar.ts";

export default function CalendarPage() {
  const texts = useTexts();
  const choice = useCalendar();
  const feeds = useFeeds(choice);
  const month = useQuery(readMonth(choice));
  // Another month or another filter is another list: nothing of the last one counts as its change.
  const key = calendarAddress({ ...choice, named: "month", view: undefined });
  const shown = useSettled(key) ? month : { data: undefined, error: null, refetch: month.refetch };
  const list = (
    <>
      <DayList key={key} choice={choice} query={shown} />
      <Rest>
        <Undated choice={choice} />
      </Rest>
    </>
  );
  const subscribe = (
    <Rest>
      <Subscribe choice={choice} feeds={feeds} />
    </Rest>
  );
  return (
    <Page className={styles.page}>
      <Breadcrumbs label={texts.calendar.breadcrumbs} crumbs={calendarCrumbs(choice, texts)} />
      <CalendarHeader choice={choice} hasFeeds={feeds.length > 0} />
      <div className={styles.calendar}>
        <CalendarToolbar choice={choice} />
        <CalendarMonth choice={choice} query={shown} />
        {feeds.length > 0 ? <Columns aside={subscribe}>{list}</Columns> : list}
      </div>
    </Page>
  );
}
