-- Packages: courses and e-books together, and sessions with one healer in advance.
create table bundle (
  u_id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null,
  summary text not null,
  -- HTML, cleaned on its way in, and its words alone.
  description text not null default '',
  words text not null default '',
  category text references category (slug),
  price_paise bigint not null check (price_paise > 0),
  image jsonb,
  -- So many sessions with this healer, to be held within so many days after buying.
  session_healer_id uuid references healer,
  session_count integer check (session_count between 1 and 50),
  session_days integer check (session_days between 7 and 730),
  is_demo boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null),
  check ((session_healer_id is null) = (session_count is null) and (session_count is null) = (session_days is null))
);
create index bundle_latest on bundle (published_at desc, u_id) where state = 'published';
create index bundle_healer on bundle (session_healer_id) where session_healer_id is not null;

create table bundle_item (
  bundle_id uuid not null references bundle on delete cascade,
  position integer not null,
  kind text not null check (kind in ('course', 'ebook')),
  item_id uuid not null,
  primary key (bundle_id, position),
  unique (bundle_id, kind, item_id)
);
create index bundle_item_of on bundle_item (kind, item_id);

create function bundle_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('bundle', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.summary, new.category), new.words);
  return null;
end $$;
create trigger bundle_search_entry
  after insert or update of state, title, summary, image, category, words on bundle
  for each row execute function bundle_search_entry();

-- Sessions that were paid for in advance; `subscription_package_u_id` of the specification.
create table session_pack (
  u_id uuid primary key,
  person_id uuid not null references person,
  healer_id uuid not null references healer,
  bundle_id uuid not null references bundle,
  order_id uuid references orders,
  session_count integer not null,
  -- Booked and not given back.
  used_count integer not null default 0,
  expires_at timestamptz not null,
  -- The order was given back.
  ended_at timestamptz,
  created_at timestamptz not null,
  constraint session_pack_used check (used_count between 0 and session_count)
);
create index session_pack_person on session_pack (person_id, expires_at) where ended_at is null;
create index session_pack_order on session_pack (order_id) where order_id is not null;

alter table appointment add column session_pack_id uuid references session_pack,
  add constraint appointment_paid_one_way check (session_pack_id is null or (order_id is null and not is_free));
create index appointment_session_pack on appointment (session_pack_id) where session_pack_id is not null;
