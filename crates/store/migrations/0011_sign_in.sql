-- What a fan tells of himself. `completed` is what the site calls a complete profile; `terms_at` is when he accepted the
-- terms, in thousandths of a second; `wants_news` is what he ticked when he signed up.
ALTER TABLE account ADD COLUMN language TEXT NOT NULL DEFAULT 'pt-PT';
ALTER TABLE account ADD COLUMN first_name TEXT;
ALTER TABLE account ADD COLUMN last_name TEXT;
ALTER TABLE account ADD COLUMN country TEXT;
ALTER TABLE account ADD COLUMN is_completed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE account ADD COLUMN terms_at BIGINT;
ALTER TABLE account ADD COLUMN wants_news BOOLEAN NOT NULL DEFAULT FALSE;

-- Who signs in elsewhere: what another house calls him, and who he is here. `is_proven` is whether that house has seen
-- that the account's address is his.
CREATE TABLE account_identity (
  provider {word} NOT NULL,
  subject {word} NOT NULL,
  account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  is_proven BOOLEAN NOT NULL,
  PRIMARY KEY (provider, subject)
) {keyed};
CREATE INDEX ix_account_identity__account ON account_identity (account_id);

-- What was sent by mail and comes back once: only a digest is kept. An account has one of each kind at a time.
CREATE TABLE account_code (
  account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind {word} NOT NULL,
  hash {word} NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, kind)
) {keyed};
CREATE UNIQUE INDEX uq_account_code__hash ON account_code (hash);

-- What is handed over to a browser and comes back once, from it alone.
CREATE TABLE handoff (
  hash {word} NOT NULL PRIMARY KEY,
  kind {word} NOT NULL,
  body TEXT NOT NULL,
  expires_at BIGINT NOT NULL
) {keyed};
CREATE INDEX ix_handoff__expires ON handoff (expires_at);

-- Tokens that no longer count although they would still stand, by their digest.
CREATE TABLE revoked_token (
  hash {word} NOT NULL PRIMARY KEY,
  expires_at BIGINT NOT NULL
) {keyed};
CREATE INDEX ix_revoked_token__expires ON revoked_token (expires_at);

-- Whose password was wrong how often, and until when nobody need try again. `key` is a digest.
CREATE TABLE attempt (
  key {word} NOT NULL PRIMARY KEY,
  failures BIGINT NOT NULL,
  last_at BIGINT NOT NULL,
  until BIGINT NOT NULL
) {keyed};
CREATE INDEX ix_attempt__last ON attempt (last_at);

-- Work that must not be forgotten, for whichever node has time. `taken_until` is the moment from which on a node that
-- took it counts as gone.
CREATE TABLE job (
  id {id},
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  tries BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  taken_until BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  problem TEXT
);
CREATE INDEX ix_job__due ON job (due_at);
