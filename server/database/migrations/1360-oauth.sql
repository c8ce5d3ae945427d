-- Apps that act for a person by OAuth: who they are, what each person allowed, and the records of the protocol.
create table oauth_app (
  u_id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  -- The most that a person can be asked for.
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of its secret; null for an app on a person's own device, which can keep none.
  secret_hash bytea check (length(secret_hash) = 32),
  made_by uuid not null references person,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index oauth_app_latest on oauth_app (created_at desc, u_id);
create index oauth_app_made_by on oauth_app (made_by);

-- What a person allowed an app, in the role in which they said yes.
create table oauth_grant (
  u_id uuid primary key,
  app_id uuid not null references oauth_app,
  person_id uuid not null references person,
  role text not null check (role in ('client', 'healer')),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index oauth_grant_person on oauth_grant (person_id, created_at desc);
create index oauth_grant_app on oauth_grant (app_id);

-- Requests under way, codes and tokens. What opens something is known by its hash alone.
create table oauth_record (
  kind text not null,
  id_hash bytea not null check (length(id_hash) = 32),
  uid text,
  grant_id uuid references oauth_grant on delete cascade,
  payload jsonb not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (kind, id_hash)
);
create index oauth_record_uid on oauth_record (uid) where uid is not null;
create index oauth_record_grant on oauth_record (grant_id) where grant_id is not null;
create index oauth_record_end on oauth_record (expires_at);
