-- Data from outside: whose keys may write, what was received in which revision, and what was corrected after it was
-- public.

ALTER TABLE round ADD COLUMN external_id TEXT;
CREATE UNIQUE INDEX uq_round__edition_id__external_id ON round (edition_id, external_id);
ALTER TABLE match_event ADD COLUMN external_id TEXT;
CREATE UNIQUE INDEX uq_match_event__match_id__external_id ON match_event (match_id, external_id);

CREATE INDEX ix_team_season__stadium_id ON team_season (stadium_id);

-- `prefix` is the part of a key that is no secret; of the secret only a hash is kept.
CREATE TABLE api_key (
  id {id},
  name TEXT NOT NULL,
  prefix TEXT NOT NULL,
  hash TEXT NOT NULL,
  scopes {json} NOT NULL,
  created_at BIGINT NOT NULL,
  revoked_at BIGINT
);
CREATE UNIQUE INDEX uq_api_key__name ON api_key (name);
CREATE UNIQUE INDEX uq_api_key__prefix ON api_key (prefix);

-- The newest revision of everything that came in by the feed, with a digest that tells a replay from a contradiction.
CREATE TABLE feed_item (
  kind TEXT NOT NULL,
  external_id TEXT NOT NULL,
  revision BIGINT NOT NULL,
  digest TEXT NOT NULL,
  api_key_id BIGINT NOT NULL REFERENCES api_key (id),
  at BIGINT NOT NULL,
  PRIMARY KEY (kind, external_id)
);
CREATE INDEX ix_feed_item__api_key_id__at ON feed_item (api_key_id, at);

-- `subject`: 1 result, 2 date, 3 goal or card. `source` is what wrote it (feed, import …), `author` who.
CREATE TABLE correction (
  id {id},
  match_id BIGINT NOT NULL REFERENCES match (id),
  at BIGINT NOT NULL,
  subject SMALLINT NOT NULL,
  before {json},
  after {json},
  source TEXT NOT NULL,
  author TEXT,
  reason TEXT
);
CREATE INDEX ix_correction__match_id ON correction (match_id, id);
