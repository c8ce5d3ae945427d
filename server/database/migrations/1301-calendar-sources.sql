-- Calendars of healers elsewhere, which say when they are busy.
create table calendar_source (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  host text not null,
  sealed_address text not null,
  counts_tentative boolean not null,
  counts_whole_days boolean not null,
  keeps_breaks boolean not null,
  created_at timestamptz not null,
  next_read_at timestamptz not null,
  asked_at timestamptz not null,
  tried_at timestamptz,
  read_at timestamptz,
  -- When all of it was last read, and not only that nothing has changed; null: it is to be read as a whole.
  whole_read_at timestamptz,
  etag text,
  last_modified text,
  failures integer not null default 0,
  problem text,
  notified_at timestamptz,
  warnings text[] not null default '{}'
);
create index calendar_source_healer on calendar_source (healer_id);
create index calendar_source_due on calendar_source (next_read_at);
