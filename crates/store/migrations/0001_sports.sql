-- The sports schema. One text for SQLite and PostgreSQL: {id} is a generated integer key, {json} a document.
-- Instants (`…_at`) are milliseconds since 1970 in UTC; days are ISO dates in the league's time zone.
-- Unique indexes are named uq_<table>__<column>__<column>: the store reads conflicts from these names.

CREATE TABLE season (
  id BIGINT NOT NULL PRIMARY KEY,
  internal_id TEXT NOT NULL,
  initial_date TEXT NOT NULL,
  final_date TEXT NOT NULL
);

-- `key` is how addresses name a competition: a slug at home, a number abroad.
CREATE TABLE competition (
  id {id},
  key TEXT NOT NULL,
  label TEXT NOT NULL,
  format TEXT NOT NULL CHECK (format IN ('league', 'tournament')),
  is_international BOOLEAN NOT NULL,
  is_european BOOLEAN NOT NULL,
  position INTEGER NOT NULL,
  color TEXT,
  text_color TEXT
);
CREATE UNIQUE INDEX uq_competition__key ON competition (key);

-- A competition in one season, with the rules it is played under.
CREATE TABLE edition (
  id {id},
  competition_id BIGINT NOT NULL REFERENCES competition (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  rules TEXT NOT NULL,
  promotions {json} NOT NULL
);
CREATE UNIQUE INDEX uq_edition__competition_id__season_id ON edition (competition_id, season_id);
CREATE INDEX ix_edition__season_id ON edition (season_id);

CREATE TABLE phase (
  id {id},
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  number INTEGER NOT NULL,
  kind SMALLINT NOT NULL,
  label_pt TEXT,
  label_en TEXT
);
CREATE UNIQUE INDEX uq_phase__edition_id__number ON phase (edition_id, number);

-- `number` counts the rounds of an edition from 1, across its phases.
CREATE TABLE round (
  id {id},
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  phase_id BIGINT NOT NULL REFERENCES phase (id),
  number INTEGER NOT NULL,
  label_pt TEXT,
  label_en TEXT,
  initial_date TEXT,
  final_date TEXT
);
CREATE UNIQUE INDEX uq_round__edition_id__number ON round (edition_id, number);

CREATE TABLE stadium (
  id {id},
  external_id TEXT NOT NULL,
  name TEXT NOT NULL,
  city TEXT,
  capacity INTEGER,
  address TEXT
);
CREATE UNIQUE INDEX uq_stadium__external_id ON stadium (external_id);

CREATE TABLE team (
  id {id},
  external_id TEXT NOT NULL,
  name TEXT NOT NULL,
  abbreviation TEXT,
  fullname TEXT,
  category_variant TEXT,
  city TEXT,
  founded INTEGER,
  color TEXT,
  text_color TEXT,
  secondary_color TEXT,
  reserve_of BIGINT REFERENCES team (id),
  crest {json}
);
CREATE UNIQUE INDEX uq_team__external_id ON team (external_id);

-- Every way in which a club's name is written, folded (no case, accents or punctuation).
CREATE TABLE team_alias (
  alias TEXT NOT NULL PRIMARY KEY,
  team_id BIGINT NOT NULL REFERENCES team (id)
);
CREATE INDEX ix_team_alias__team_id ON team_alias (team_id);

-- What a team has for a season, in whichever competitions it plays.
CREATE TABLE team_season (
  team_id BIGINT NOT NULL REFERENCES team (id),
  season_id BIGINT NOT NULL REFERENCES season (id),
  stadium_id BIGINT REFERENCES stadium (id),
  PRIMARY KEY (team_id, season_id)
);

-- Which teams take part in an edition; `group_key` for group stages.
CREATE TABLE entry (
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  team_id BIGINT NOT NULL REFERENCES team (id),
  group_key TEXT,
  PRIMARY KEY (edition_id, team_id)
);
CREATE INDEX ix_entry__team_id ON entry (team_id);

CREATE TABLE deduction (
  id {id},
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  team_id BIGINT NOT NULL REFERENCES team (id),
  points INTEGER NOT NULL,
  from_round INTEGER NOT NULL,
  message_pt TEXT NOT NULL,
  message_en TEXT NOT NULL
);
CREATE INDEX ix_deduction__edition_id ON deduction (edition_id);

-- `day` without `kickoff_at`: the hour is not known. `date_defined` false: even the day may change.
-- `ninety_*` only where extra time was played; `*_goals` include extra time, never the shoot-out.
CREATE TABLE match (
  id {id},
  external_id TEXT,
  edition_id BIGINT NOT NULL REFERENCES edition (id),
  round_id BIGINT NOT NULL REFERENCES round (id),
  home_team_id BIGINT NOT NULL REFERENCES team (id),
  away_team_id BIGINT NOT NULL REFERENCES team (id),
  day TEXT,
  kickoff_at BIGINT,
  date_defined BOOLEAN NOT NULL,
  status SMALLINT NOT NULL,
  sub_status SMALLINT NOT NULL,
  home_goals SMALLINT,
  away_goals SMALLINT,
  half_home SMALLINT,
  half_away SMALLINT,
  ninety_home SMALLINT,
  ninety_away SMALLINT,
  penalties_home SMALLINT,
  penalties_away SMALLINT,
  stadium_id BIGINT REFERENCES stadium (id),
  attendance INTEGER,
  CHECK (home_team_id <> away_team_id)
);
CREATE UNIQUE INDEX uq_match__external_id ON match (external_id);
CREATE UNIQUE INDEX uq_match__round_id__home_team_id__away_team_id ON match (round_id, home_team_id, away_team_id);
CREATE INDEX ix_match__edition_id__day ON match (edition_id, day);
CREATE INDEX ix_match__home_team_id__day ON match (home_team_id, day);
CREATE INDEX ix_match__away_team_id__day ON match (away_team_id, day);
CREATE INDEX ix_match__kickoff_at ON match (kickoff_at);
CREATE INDEX ix_match__status ON match (status) WHERE status = 3;

-- What happened, in the order in which it was committed: caches, other nodes and the live stream read it.
CREATE TABLE change (
  id {id},
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  tags {json} NOT NULL,
  body {json} NOT NULL
);
CREATE INDEX ix_change__at ON change (at);
