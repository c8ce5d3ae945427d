-- Keys of programs that act for a healer, or for the practice with the roles of a colleague.
create table api_key (
  u_id uuid primary key,
  holder text not null check (holder in ('healer', 'practice')),
  -- The healer, or the administrator who made it.
  person_id uuid not null references person,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the whole key, which is kept nowhere.
  secret_hash bytea not null check (length(secret_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  roles text[] not null default '{}' check ((holder = 'practice') = (cardinality(roles) > 0)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_key_no_admin check (not 'admin' = any (roles))
);
create index api_key_person on api_key (person_id, created_at desc);
create index api_key_latest on api_key (created_at desc, u_id);
create index api_key_of_holder on api_key (holder, created_at desc, u_id);

-- What was called with a key, without the ids in its address. Rows are kept a month.
create table api_key_call (
  u_id uuid primary key,
  key_id uuid not null references api_key on delete cascade,
  at timestamptz not null,
  call text not null,
  status integer not null
);
create index api_key_call_latest on api_key_call (key_id, at desc);
create index api_key_call_at on api_key_call (at);

-- The key by which a colleague's deed was done; null for one of their own hands.
alter table audit_entry add column key_id uuid;
