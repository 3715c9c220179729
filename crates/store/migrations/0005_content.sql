-- Content: documents of declared types, what they refer to, and every state they were in.

-- Numbers are given by type, so that an address stays short and a file of documents can be read in anywhere. `locale` is
-- empty for types without languages, `platform` for types that do not have one; `grp` is the same for all languages of an
-- entry.
CREATE TABLE document (
  type TEXT NOT NULL,
  id BIGINT NOT NULL,
  locale TEXT NOT NULL,
  grp BIGINT NOT NULL,
  platform TEXT NOT NULL,
  data {json} NOT NULL,
  views BIGINT NOT NULL DEFAULT 0,
  published_at BIGINT,
  publish_at BIGINT,
  unpublish_at BIGINT,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  created_by BIGINT,
  updated_by BIGINT,
  version BIGINT NOT NULL,
  PRIMARY KEY (type, id)
);
CREATE UNIQUE INDEX uq_document__type__grp__locale ON document (type, grp, locale);
CREATE INDEX ix_document__published ON document (type, locale, published_at DESC, id);
CREATE INDEX ix_document__publish_at ON document (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX ix_document__unpublish_at ON document (unpublish_at) WHERE unpublish_at IS NOT NULL;

-- How many documents there are, so that a page of a long list need not count them.
CREATE TABLE document_count (
  type TEXT NOT NULL,
  locale TEXT NOT NULL,
  platform TEXT NOT NULL,
  is_live BOOLEAN NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (type, locale, platform, is_live)
);

-- The last number given to a type (`document/news`) or a component (`component/shared.link`): none is given twice.
CREATE TABLE document_number (
  name TEXT NOT NULL PRIMARY KEY,
  last BIGINT NOT NULL
);

-- What documents refer to. Follows from their data; `path` is the field, through components with dots.
CREATE TABLE document_link (
  source_type TEXT NOT NULL,
  source_id BIGINT NOT NULL,
  path TEXT NOT NULL,
  position BIGINT NOT NULL,
  target_type TEXT NOT NULL,
  target_id BIGINT NOT NULL,
  PRIMARY KEY (source_type, source_id, path, position)
);
CREATE INDEX ix_document_link__target ON document_link (target_type, target_id, source_type, path, source_id);

-- Every state that was saved. Stays when the document goes.
CREATE TABLE document_version (
  type TEXT NOT NULL,
  id BIGINT NOT NULL,
  version BIGINT NOT NULL,
  at BIGINT NOT NULL,
  author_id BIGINT,
  author TEXT,
  event TEXT NOT NULL,
  published_at BIGINT,
  data {json} NOT NULL,
  PRIMARY KEY (type, id, version)
);

-- Who has seen what in which hour; forgotten when the hour is over.
CREATE TABLE document_view (
  type TEXT NOT NULL,
  id BIGINT NOT NULL,
  device TEXT NOT NULL,
  hour BIGINT NOT NULL,
  PRIMARY KEY (type, id, device, hour)
);
CREATE INDEX ix_document_view__hour ON document_view (hour);
