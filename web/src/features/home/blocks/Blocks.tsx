import { Fragment, memo } from "react";
import { useSilent } from "../../../api/contentQueries.ts";
import { type Front, readFrontPage } from "../../../api/frontPage.ts";
import type { Competition } from "../../../api/wire.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { usePreview } from "../../../editorial/preview.ts";
import { Page } from "../../../ui/Page.tsx";
import styles from "./blocks.module.css";
import { DRAFT, FAVOURITE, KINDS } from "./kinds.ts";
import { blocksOf, type KnownBlock, rowsOf } from "./rows.ts";

interface Props {
  front: Front;
  league: Competition | undefined;
}

/** What editors arranged on a front page, row by row. */
export function Blocks({ front, league }: Props) {
  const { language } = useSite();
  const preview = usePreview();
  const page = useSilent(readFrontPage(language, front, preview));
  const rows = rowsOf(blocksOf(page, front));
  if (rows.length === 0) return null;
  // A fan's club comes after the news, as soon as the day is told; without news after the first row.
  const afterNews = rows.findIndex(({ blocks }) => blocks.some(({ kind }) => kind === "news"));
  return (
    <div className={styles.blocks} data-far="">
      {preview ? <DRAFT.Component /> : null}
      {rows.map(({ key, blocks }, index) => (
        <Fragment key={key}>
          <Row blocks={blocks} league={league} />
          {front === "home" && league && index === Math.max(afterNews, 0) ? (
            <FAVOURITE.Component league={league} />
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

const Row = memo(function Row({ blocks, league }: { blocks: KnownBlock[]; league: Competition | undefined }) {
  const [first, second] = blocks;
  if (!first) return null;
  if (!second) return <Whole block={first} league={league} />;
  return (
    <Page className={styles.pair}>
      {blocks.map((block) => (
        <BlockPlace key={block.id} block={block} league={league} />
      ))}
    </Page>
  );
});

/** Half a row that is alone has the whole one. */
function Whole({ block, league }: { block: KnownBlock; league: Competition | undefined }) {
  return <BlockPlace block={block.width === "full" ? block : { ...block, width: "full" }} league={league} />;
}

function BlockPlace({ block, league }: { block: KnownBlock; league: Competition | undefined }) {
  const { Component } = KINDS[block.kind];
  return <Component block={block} league={league} />;
}
