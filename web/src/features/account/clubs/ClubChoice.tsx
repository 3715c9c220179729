import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type ProfileTeams, readProfileTeams } from "../../../api/fan.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { cx } from "../../../ui/classNames.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { ClubList } from "./ClubList.tsx";
import { ClubSlots } from "./ClubSlots.tsx";
import styles from "./clubs.module.css";
import { findClubs, hasTwoLeagues, type League } from "./findClubs.ts";
import { type ClubChoice as Choice, MOST_CLUBS, useClubChoice } from "./useClubChoice.ts";

interface Props {
  /** Somebody has asked for it, and goes on from here. */
  takesFocus?: boolean | undefined;
  /** The ways on, below the clubs. */
  children?: ReactNode;
}

/** A main club and, for who wants it, another: both on top in their colours, all others below. */
export function ClubChoice({ takesFocus = false, children }: Props) {
  const { clubs: words } = useTexts().profile;
  const teams = useQuery(readProfileTeams());
  const choice = useClubChoice();
  const skeleton = <FormSkeleton label={words.loading} fields={4} />;
  const hint = choice.chosen.length < MOST_CLUBS ? undefined : words.full;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={place} className={styles.choice} aria-label={words.choose} tabIndex={-1}>
      <Part query={choice.favourites} skeleton={skeleton}>
        {() => (
          <>
            <ClubSlots {...choice} />
            <Part query={teams} skeleton={skeleton}>
              {(all) => <Search all={all} choice={choice} />}
            </Part>
          </>
        )}
      </Part>
      <div className={styles.foot}>
        <p role="status" className={cx(styles.said, choice.said?.isRefusal && styles.refusal)}>
          {choice.said?.text ?? hint}
        </p>
        {children}
      </div>
    </section>
  );
}

function Search({ all, choice }: { all: ProfileTeams; choice: Choice }) {
  const { clubs: words } = useTexts().profile;
  const [league, setLeague] = useState<League>("first");
  const [text, setText] = useState("");
  const id = useId();
  const found = findClubs(all, league, text);
  if (all.teams.length === 0) return <p className={styles.nothing}>{words.noClubs}</p>;
  return (
    <>
      <div className={styles.search}>
        <label className={styles.field} htmlFor={id}>
          <Icon name="search" size={18} />
          <span className="visuallyHidden">{words.search}</span>
          <input
            id={id}
            type="search"
            value={text}
            placeholder={words.search}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            onChange={(event) => setText(event.target.value)}
            // In a form that saves something else, it is not what Enter means here.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </label>
        {hasTwoLeagues(all) && !text.trim() ? (
          <Segmented
            label={words.leagues}
            current={league}
            items={[
              { key: "first", label: words.firstLeague },
              { key: "second", label: words.secondLeague },
            ]}
            onSelect={(key) => setLeague(key as League)}
          />
        ) : null}
      </div>
      {found.length > 0 ? (
        <ClubList clubs={found} {...choice} />
      ) : (
        <p className={styles.nothing} role="status">
          {words.nothing(text.trim())}
        </p>
      )}
    </>
  );
}
