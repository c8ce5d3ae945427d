-- What an app called for a person, without the ids in its address. Rows are kept a month.
create table oauth_call (
  u_id uuid primary key,
  grant_id uuid not null references oauth_grant on delete cascade,
  at timestamptz not null,
  call text not null,
  status integer not null
);
create index oauth_call_latest on oauth_call (grant_id, at desc);
create index oauth_call_at on oauth_call (at);
