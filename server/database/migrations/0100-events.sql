-- Webinars and workshops: one mechanism, two names.
create table event (
  u_id uuid primary key,
  kind text not null check (kind in ('webinar', 'workshop')),
  healer_id uuid not null references healer,
  state text not null default 'planned' check (state in ('planned', 'cancelled')),
  title text not null,
  -- One sentence under the title.
  lead text not null,
  category text not null references category (slug),
  -- What it is held in, by its English name.
  language text not null,
  -- {"cover": base address of its drawing}, or none.
  image jsonb,
  -- HTML, cleaned on its way in, and its words alone.
  about text not null default '',
  words text not null default '',
  -- What one should have at hand.
  brings text not null default '',
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 10 and 1440),
  ends_at timestamptz not null,
  is_online boolean not null default true,
  -- {"name", "address", "city", "map_link"} of one that is not online.
  venue jsonb,
  -- Where it takes place online; told to the enrolled alone, and only around its time.
  join_url text,
  price_paise bigint not null check (price_paise >= 0),
  -- Null: room for everybody.
  seats integer check (seats > 0),
  -- A private file by its server-made name, once it is over; [{"language", "label", "media"}] beside it.
  recording text,
  recording_type text,
  recording_seconds integer,
  captions jsonb not null default '[]',
  -- A free first look at what the house does.
  is_introduction boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at = starts_at + make_interval(mins => minutes)),
  check (is_online = (venue is null)),
  check ((recording is null) = (recording_type is null) and (recording is null) = (recording_seconds is null)),
  check (not is_introduction or price_paise = 0)
);
create index event_coming on event (ends_at, starts_at, u_id) where state = 'planned';
create index event_coming_kind on event (kind, ends_at, starts_at, u_id) where state = 'planned';
create index event_recorded on event (starts_at desc, u_id) where state = 'planned' and recording is not null;
create index event_recorded_kind on event (kind, starts_at desc, u_id)
  where state = 'planned' and recording is not null;
create index event_category on event (category, starts_at) where state = 'planned';
create index event_online on event (is_online, starts_at) where state = 'planned';
create index event_healer on event (healer_id, starts_at);
create index event_introduction on event (starts_at) where state = 'planned' and is_introduction;

create function event_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'planned', new.title, new.lead, new.image ->> 'cover',
    concat_ws(' ', new.lead, new.category, new.language, new.venue ->> 'city',
      (select full_name from healer where healer.u_id = new.healer_id)), new.words);
  return null;
end $$;
create trigger event_search_entry
  after insert or update of state, title, lead, image, category, language, venue, words, starts_at, recording on event
  for each row execute function event_search_entry();
