import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Block } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { readHomeGround } from "../queries.ts";
import { Facts } from "./Facts.tsx";
import { groundOf } from "./ground.ts";
import styles from "./information.module.css";

interface Props extends MatchPartProps {
  attendance: number | null | undefined;
}

/** Where the match is played. Its name is known from the match; the rest comes, or is not missed. */
export function GroundBlock({ address, match, attendance }: Props) {
  const texts = useTexts();
  const { data: own, isPending } = useQuery(readHomeGround(address, match));
  const ground = groundOf(match, { own, attendance }, texts);
  if (!ground) return null;
  const { name, picture, facts } = ground;
  return (
    <Block title={name}>
      {picture || isPending ? (
        <div className={styles.ground}>
          {picture ? <img src={picture} width="640" height="220" alt="" loading="lazy" decoding="async" /> : null}
        </div>
      ) : null}
      <Facts facts={facts} />
    </Block>
  );
}
