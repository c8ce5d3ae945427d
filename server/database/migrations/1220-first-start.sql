-- The one address at which the first administrator of an empty site is made.
create table first_start (
  -- There is one row at most.
  is_only boolean primary key default true check (is_only),
  -- The code of the address is made of this and of the secret of sessions.
  nonce bytea not null check (length(nonce) = 32),
  expires_at timestamptz not null,
  used_at timestamptz
);
