-- What a fan has of his own, and what he may see of himself. `birthday` is a day as ISO 8601 writes it; `photo` is the word by
-- which his photo is fetched, which nobody guesses.
ALTER TABLE account ADD COLUMN birthday TEXT;
ALTER TABLE account ADD COLUMN photo TEXT;

CREATE INDEX ix_account__role ON account (role);

-- A square picture, as WebP. It is here and not among the files: it goes when the account goes, in the same moment.
CREATE TABLE account_photo (
  account_id BIGINT NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  mark {word} NOT NULL,
  body {bytes} NOT NULL
);
CREATE UNIQUE INDEX uq_account_photo__mark ON account_photo (mark);

-- Place 1 is the main team's. That there are two places is the limit, and no two teams can be the main one.
CREATE TABLE favourite_team (
  account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  place BIGINT NOT NULL CHECK (place IN (1, 2)),
  team_id BIGINT NOT NULL REFERENCES team (id),
  PRIMARY KEY (account_id, place)
) {keyed};
CREATE UNIQUE INDEX uq_favourite_team__account_id__team_id ON favourite_team (account_id, team_id);

-- Where somebody is signed in. `hash` is the token's digest; `issued` is the second that the token says.
CREATE TABLE account_session (
  id {id},
  account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  hash {word} NOT NULL,
  device TEXT NOT NULL,
  issued BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX uq_account_session__hash ON account_session (hash);
CREATE INDEX ix_account_session__account ON account_session (account_id, made_at);
CREATE INDEX ix_account_session__expires ON account_session (expires_at);

-- Who gets which newsletter: asked for, then confirmed by mail, then perhaps left. `code` is what leaving takes; every letter
-- has it.
CREATE TABLE newsletter_subscription (
  account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  newsletter {word} NOT NULL,
  code {word} NOT NULL,
  asked_at BIGINT NOT NULL,
  confirmed_at BIGINT,
  left_at BIGINT,
  PRIMARY KEY (account_id, newsletter)
) {keyed};
CREATE UNIQUE INDEX uq_newsletter_subscription__code ON newsletter_subscription (code);
CREATE INDEX ix_newsletter_subscription__newsletter ON newsletter_subscription (newsletter, account_id);

-- Media that ask to be let in. The reference that people quote is made of year and number.
CREATE TABLE accreditation (
  id {id},
  year BIGINT NOT NULL,
  number BIGINT NOT NULL,
  status {word} NOT NULL,
  media_name TEXT NOT NULL,
  email TEXT NOT NULL,
  address TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  locality TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  erc_number TEXT NOT NULL,
  language TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_type TEXT NOT NULL,
  file_size BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  decided_at BIGINT,
  decided_by BIGINT REFERENCES account (id) ON DELETE SET NULL,
  reason TEXT
);
CREATE UNIQUE INDEX uq_accreditation__year__number ON accreditation (year, number);
CREATE INDEX ix_accreditation__status ON accreditation (status, id);
CREATE INDEX ix_accreditation__decided ON accreditation (decided_at);
CREATE INDEX ix_accreditation__decided_by ON accreditation (decided_by);

-- Apart from the rest, so that lists do not read it. Goes some time after the decision.
CREATE TABLE accreditation_file (
  accreditation_id BIGINT NOT NULL PRIMARY KEY REFERENCES accreditation (id) ON DELETE CASCADE,
  body {bytes} NOT NULL
);

-- Who leaves is taken out of what he wrote.
CREATE INDEX ix_document__created_by ON document (created_by);
CREATE INDEX ix_document__updated_by ON document (updated_by);
CREATE INDEX ix_document_version__author ON document_version (author_id);
