-- Which of the two matches of a pair a knock-out round has: 1 or 2; null where one match decides.
ALTER TABLE round ADD COLUMN leg SMALLINT;

-- How often a match was given another date, and when last: calendars that people subscribe to count along.
ALTER TABLE match ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN moved_at BIGINT;

-- Ties that are drawn before their matches are known. A side is a team, or whoever wins a tie (by its number) of the stage
-- before; with neither it is open, or – in a bye – nobody.
CREATE TABLE tie (
  id {id},
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  round_id BIGINT NOT NULL REFERENCES round (id),
  number INTEGER NOT NULL,
  home_team_id BIGINT REFERENCES team (id),
  home_from INTEGER,
  away_team_id BIGINT REFERENCES team (id),
  away_from INTEGER,
  bye BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE UNIQUE INDEX uq_tie__round_id__number ON tie (round_id, number);
CREATE INDEX ix_tie__edition_id ON tie (edition_id);
