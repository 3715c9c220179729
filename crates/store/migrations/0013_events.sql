-- What visitors do, as numbers: how often a day, and on what kind of device. Nothing here tells one visitor from another.
CREATE TABLE event_count (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  platform TEXT NOT NULL,
  device_type TEXT NOT NULL,
  number BIGINT NOT NULL,
  PRIMARY KEY (day, name, platform, device_type)
);
