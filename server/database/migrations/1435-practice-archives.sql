-- The whole practice as a file, as administrators asked for it.
create table practice_archive (
  u_id uuid primary key,
  asked_by uuid not null references person,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'removed')),
  parts_done integer not null default 0,
  parts_total integer not null default 0,
  bytes bigint,
  -- Of the key that the passphrase gave; the key itself is kept sealed, and only until the file is made.
  sealing jsonb not null,
  sealed_key text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  check (state = 'waiting' or sealed_key is null),
  check ((state = 'ready') <= (bytes is not null))
);
-- One is made at a time: it reads everything.
create unique index practice_archive_waiting on practice_archive (state) where state = 'waiting';
create index practice_archive_latest on practice_archive (requested_at desc);
create index practice_archive_kept on practice_archive (expires_at) where state <> 'removed';
create index practice_archive_asked on practice_archive (asked_by);
