-- The team that lends a player for the season; null where he belongs to the team whose squad he is in.
ALTER TABLE squad_member ADD COLUMN loan_from BIGINT REFERENCES team (id);

-- The cards of a match are counted without reading all that happened in it.
CREATE INDEX ix_match_event__match_id__kind ON match_event (match_id, kind);
