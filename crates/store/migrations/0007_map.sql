-- The map of the site goes through all entries. What it tells of each is in the index, so that no text has to be read for
-- it; PostgreSQL cannot answer from such an index, and has its own way of keeping long texts apart.
--[sqlite]
CREATE INDEX ix_document__map ON document (type, grp, locale, id, updated_at, published_at, platform, (data->>'slug'));
