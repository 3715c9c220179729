-- What can be searched for. All of it follows from other tables, is written in the transaction that writes them, and is made
-- anew when its form changes (search_state).
--
-- Words are folded by the program – no marks, no capitals –, so that both databases find the same.

-- Everything with a name, once for each thing that it is: `class` 1 team, 2 competition, 3 person; `kind` tells a player from a
-- coach. `names`: folded forms, one on each line; after `~` what it is also known by. `season_id` and `team_id` are the last
-- ones; `standing` orders equals, the least first.
CREATE TABLE search_name (
  class SMALLINT NOT NULL,
  ref_id BIGINT NOT NULL,
  kind SMALLINT NOT NULL,
  names TEXT NOT NULL,
  season_id BIGINT NOT NULL,
  team_id BIGINT,
  kit_number SMALLINT,
  standing INTEGER NOT NULL,
  PRIMARY KEY (class, ref_id, kind)
) {keyed};
CREATE INDEX ix_search_name__team_id ON search_name (team_id, kind);

-- Where each word of a name occurs.
CREATE TABLE search_name_word (
  class SMALLINT NOT NULL,
  word {word} NOT NULL,
  ref_id BIGINT NOT NULL,
  PRIMARY KEY (class, word, ref_id)
) {keyed};

-- The words of names, and the runs of three letters in them: what a word with a slip in it is close to.
CREATE TABLE search_word (
  word {word} NOT NULL PRIMARY KEY
) {keyed};
CREATE TABLE search_gram (
  gram {word} NOT NULL,
  word {word} NOT NULL,
  PRIMARY KEY (gram, word)
) {keyed};

-- Documents that visitors see. `id` begins with the time, so that the newest of those that fit are found without looking at
-- the others.
CREATE TABLE search_document (
  id {number} NOT NULL PRIMARY KEY,
  kind SMALLINT NOT NULL,
  ref_id BIGINT NOT NULL,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  slug TEXT,
  image_id BIGINT,
  at BIGINT NOT NULL
);
CREATE UNIQUE INDEX uq_search_document__kind__ref_id ON search_document (kind, ref_id);

--[sqlite]
CREATE VIRTUAL TABLE search_text USING fts5(
  scope, title, body, content = '', contentless_delete = 1, tokenize = 'ascii', detail = column, prefix = '2 3'
);
--[postgres]
ALTER TABLE search_document ADD COLUMN title_words TSVECTOR NOT NULL;
ALTER TABLE search_document ADD COLUMN words TSVECTOR NOT NULL;
CREATE INDEX ix_search_document__title_words ON search_document USING GIN (title_words);
CREATE INDEX ix_search_document__words ON search_document USING GIN (words);
--[both]

-- For which form of the index, and for which types of content, all of it was made.
CREATE TABLE search_state (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
-- Where there is nothing yet, nothing is missing.
INSERT INTO search_state (name, value) SELECT 'made for', 'nothing' WHERE NOT EXISTS (SELECT 1 FROM team)
  AND NOT EXISTS (SELECT 1 FROM person) AND NOT EXISTS (SELECT 1 FROM competition)
  AND NOT EXISTS (SELECT 1 FROM document);
