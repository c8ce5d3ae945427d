-- Who of the staff looked at, or changed, what belongs to a client. Kept for a year.
create table access_log (
  u_id uuid primary key,
  staff_id uuid not null references person,
  -- Of which kind of thing, and which one.
  kind text not null,
  target_id uuid not null,
  what text not null,
  at timestamptz not null
);
create index access_log_target on access_log (kind, target_id, at);
create index access_log_at on access_log (at);
