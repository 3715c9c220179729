-- Entries are found by the address that they had on the old site, whatever their type.
CREATE INDEX ix_document__legacy ON document (lower(data->>'legacyUrl'))
  WHERE data->>'legacyUrl' IS NOT NULL AND published_at IS NOT NULL;
-- What the map of the site tells of each entry, with whether search engines are to leave it out.
--[sqlite]
DROP INDEX ix_document__map;
CREATE INDEX ix_document__map ON document (
  type, grp, locale, id, updated_at, published_at, platform, (data->>'slug'), (data->'seo'->>'noIndex')
);
