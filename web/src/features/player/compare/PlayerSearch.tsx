import type { Player } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../player.module.css";
import { playerHref } from "../playerHref.ts";
import { Found } from "./Found.tsx";
import { Suggested } from "./Suggested.tsx";

interface Props {
  player: Player;
  q: string | undefined;
}

/** Finds somebody to compare with: a plain form, so that it works without scripts, and the best to choose from. */
export function PlayerSearch({ player, q }: Props) {
  const { compare } = useTexts().player;
  return (
    <div className={styles.first}>
      <Section title={compare.lead(player.name)}>
        <search>
          <form className={styles.search} method="get" action={playerHref(player)}>
            <input type="hidden" name="tab" value="compare" />
            <Field id="compare-q" label={compare.field} help={compare.help}>
              {(control) => (
                <Input
                  {...control}
                  key={q}
                  type="search"
                  name="q"
                  defaultValue={q}
                  autoComplete="off"
                  maxLength={100}
                />
              )}
            </Field>
            <Button type="submit">{compare.search}</Button>
          </form>
        </search>
        {q ? <Found player={player} q={q} /> : <Suggested player={player} />}
      </Section>
    </div>
  );
}
