-- When healers are busy by calendars of their own: of an entry there nothing stands here but when it is.
create table healer_busy (
  source_id uuid primary key,
  healer_id uuid not null references healer,
  busy tstzmultirange not null,
  -- The same as a JSON array of seconds since 1970, beginnings and ends in turn: read ten times as fast.
  edges text not null,
  keeps_breaks boolean not null
);
create index healer_busy_healer on healer_busy (healer_id);
