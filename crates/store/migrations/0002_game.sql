-- The game in full: people, squads, line-ups, what happened, who was in charge, and the sums of a season.
-- Goals while a match is on: `live_*_goals` are a live feed's word, which counts before the record's.

ALTER TABLE competition ADD COLUMN highlight BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE competition ADD COLUMN tags {json};
ALTER TABLE edition ADD COLUMN ball {json};
ALTER TABLE team_season ADD COLUMN kits {json};

ALTER TABLE match ADD COLUMN live_home_goals SMALLINT;
ALTER TABLE match ADD COLUMN live_away_goals SMALLINT;
ALTER TABLE match ADD COLUMN phase_at BIGINT;
ALTER TABLE match ADD COLUMN transmission TEXT;
ALTER TABLE match ADD COLUMN stream_url TEXT;
ALTER TABLE match ADD COLUMN external_url TEXT;
ALTER TABLE match ADD COLUMN reason_pt TEXT;
ALTER TABLE match ADD COLUMN reason_en TEXT;
ALTER TABLE match ADD COLUMN home_reds SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN away_reds SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN home_second_yellows SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN away_second_yellows SMALLINT NOT NULL DEFAULT 0;
CREATE INDEX ix_match__day ON match (day);
CREATE INDEX ix_match__home_team_id__away_team_id ON match (home_team_id, away_team_id);

-- What a club says of itself: honours, board, networks, tags, tickets.
CREATE TABLE team_profile (
  team_id BIGINT NOT NULL PRIMARY KEY REFERENCES team (id),
  body {json} NOT NULL
);

CREATE TABLE person (
  id {id},
  external_id TEXT NOT NULL,
  name TEXT NOT NULL,
  full_name TEXT,
  shirt_name TEXT,
  birthday TEXT,
  country TEXT,
  position SMALLINT,
  height SMALLINT,
  weight SMALLINT,
  portrait {json},
  profile {json}
);
CREATE UNIQUE INDEX uq_person__external_id ON person (external_id);

-- `season_order` counts the teams of a person within a season from 1; `left_day` where he left before its end.
CREATE TABLE squad_member (
  team_id BIGINT NOT NULL REFERENCES team (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  person_id BIGINT NOT NULL REFERENCES person (id),
  season_order SMALLINT NOT NULL,
  kit_number SMALLINT,
  position SMALLINT,
  left_day TEXT,
  PRIMARY KEY (team_id, season_id, person_id)
);
CREATE INDEX ix_squad_member__person_id ON squad_member (person_id, season_id);

CREATE TABLE staff_member (
  team_id BIGINT NOT NULL REFERENCES team (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  person_id BIGINT NOT NULL REFERENCES person (id),
  season_order SMALLINT NOT NULL,
  role SMALLINT NOT NULL,
  left_day TEXT,
  PRIMARY KEY (team_id, season_id, person_id)
);
CREATE INDEX ix_staff_member__person_id ON staff_member (person_id, season_id);

-- `role`: 1 referee, 2 delegate, 3 observer.
CREATE TABLE official (
  person_id BIGINT NOT NULL REFERENCES person (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  role SMALLINT NOT NULL,
  association TEXT,
  category TEXT,
  PRIMARY KEY (person_id, season_id, role)
);

-- One row for a match of which more than the result is known. Seconds of play; scores in tenths of a point.
-- `length`: minutes that count as played, 90 or 120 at the end. `statistics`: [[id, home, away], …].
CREATE TABLE match_report (
  match_id BIGINT NOT NULL PRIMARY KEY REFERENCES match (id),
  length SMALLINT NOT NULL,
  home_tactic TEXT,
  away_tactic TEXT,
  first_half INTEGER,
  second_half INTEGER,
  extra_time INTEGER,
  useful INTEGER,
  climate TEXT,
  temperature SMALLINT,
  rain_percentage SMALLINT,
  stadium_score SMALLINT,
  pitch_score SMALLINT,
  mvp_id BIGINT REFERENCES person (id),
  highlight TEXT,
  statistics {json} NOT NULL
);

-- Everybody on a team sheet. `place` orders a side: starters from the goalkeeper on. `rating` in tenths.
-- `minute_*` and `minutes` follow from the events. `statistics`: [[id, value], …]. `season_id` is the match's, so that
-- somebody's season is found without walking his career.
CREATE TABLE line_up (
  match_id BIGINT NOT NULL REFERENCES match (id),
  person_id BIGINT NOT NULL REFERENCES person (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  side SMALLINT NOT NULL,
  participant SMALLINT NOT NULL,
  place SMALLINT NOT NULL,
  kit_number SMALLINT,
  position SMALLINT,
  captain BOOLEAN NOT NULL,
  rating SMALLINT,
  minute_on SMALLINT,
  minute_off SMALLINT,
  minutes SMALLINT NOT NULL,
  statistics {json} NOT NULL,
  PRIMARY KEY (match_id, person_id)
);
CREATE INDEX ix_line_up__person_id__season_id ON line_up (person_id, season_id);

-- What happened, as its source tells it; `number` orders a match's events and stays when one is corrected.
CREATE TABLE match_event (
  id {id},
  match_id BIGINT NOT NULL REFERENCES match (id),
  number INTEGER NOT NULL,
  kind SMALLINT,
  half SMALLINT NOT NULL,
  minute SMALLINT NOT NULL,
  time SMALLINT,
  added SMALLINT,
  side SMALLINT,
  person_id BIGINT REFERENCES person (id),
  related_id BIGINT REFERENCES person (id),
  embed TEXT,
  image TEXT,
  description_pt TEXT,
  description_en TEXT
);
CREATE UNIQUE INDEX uq_match_event__match_id__number ON match_event (match_id, number);
CREATE INDEX ix_match_event__person_id ON match_event (person_id, match_id);
CREATE INDEX ix_match_event__related_id ON match_event (related_id, match_id);

-- Who was in charge of what in a match.
CREATE TABLE appointment (
  match_id BIGINT NOT NULL REFERENCES match (id),
  duty SMALLINT NOT NULL,
  person_id BIGINT NOT NULL REFERENCES person (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  PRIMARY KEY (match_id, duty)
);
CREATE INDEX ix_appointment__person_id__season_id ON appointment (person_id, season_id);

-- The sums of an edition over matches with a result, kept in the transaction that writes their source.
CREATE TABLE player_total (
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  statistic INTEGER NOT NULL,
  person_id BIGINT NOT NULL REFERENCES person (id),
  team_id BIGINT NOT NULL REFERENCES team (id),
  value BIGINT NOT NULL,
  PRIMARY KEY (edition_id, statistic, person_id, team_id)
);
CREATE INDEX ix_player_total__edition_id__statistic__value ON player_total (edition_id, statistic, value);
CREATE INDEX ix_player_total__person_id ON player_total (person_id, edition_id);
CREATE INDEX ix_player_total__team_id ON player_total (team_id, edition_id, statistic, value);

CREATE TABLE team_total (
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  team_id BIGINT NOT NULL REFERENCES team (id),
  statistic INTEGER NOT NULL,
  value BIGINT NOT NULL,
  PRIMARY KEY (edition_id, team_id, statistic)
);
CREATE INDEX ix_team_total__team_id ON team_total (team_id, edition_id);
