-- What a healer wants the own page to say, until staff has read it. One at a time; a refused one stays with its reason.
create table healer_page_change (
  healer_id uuid primary key references healer,
  topics text not null,
  about text[] not null,
  brings text not null,
  voice jsonb,
  sent_at timestamptz not null,
  -- Empty while it waits.
  refused_because text not null default '',
  refused_at timestamptz,
  check ((refused_at is null) = (refused_because = ''))
);
create index healer_page_change_waiting on healer_page_change (sent_at, healer_id) where refused_at is null;
