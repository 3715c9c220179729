-- Who may sign in. Of a password only a hash is kept; who signs in elsewhere has none.
--
-- `email` is in lower case. `sessions_from` is a second since 1970, as tokens tell it: those issued before are void.
CREATE TABLE account (
  id {id},
  email TEXT NOT NULL,
  username TEXT NOT NULL,
  name TEXT,
  password_hash TEXT,
  role TEXT NOT NULL,
  provider TEXT NOT NULL,
  is_confirmed BOOLEAN NOT NULL,
  is_blocked BOOLEAN NOT NULL,
  sessions_from BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX uq_account__email ON account (email);
CREATE UNIQUE INDEX uq_account__username ON account (username);
