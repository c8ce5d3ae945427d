-- What the directory lists when somebody asks for a place or a length: one row for each service online and at each place
-- that strangers may book. What belongs to the healer is copied, so that one index is walked.
create table service_listing (
  u_id uuid primary key,
  healer_id uuid not null references healer on delete cascade,
  service_id uuid not null references service on delete cascade,
  -- Null: online.
  place_id uuid references place on delete cascade,
  city text,
  minutes smallint not null,
  price_paise bigint not null,
  next_free_at timestamptz,
  -- From then on the next free start may be another one. The first service online follows its healer.
  next_check_at timestamptz,
  categories text[] not null,
  languages text[] not null,
  gender text not null,
  full_name text not null,
  is_intern boolean not null,
  -- Whether the healer has no other row of this class of length, in person, or in this city.
  is_only_of_length boolean not null,
  is_only_in_person boolean not null,
  is_only_in_city boolean not null,
  constraint service_listing_way unique nulls not distinct (service_id, place_id),
  check ((place_id is null) = (city is null))
);
create index service_listing_healer on service_listing (healer_id);
create index service_listing_check on service_listing (next_check_at);
create index service_listing_place on service_listing (place_id);
create index service_listing_soonest on service_listing (next_free_at, healer_id);
create index service_listing_in_person on service_listing (next_free_at, healer_id) where place_id is not null;
create index service_listing_city on service_listing (city, next_free_at, healer_id) where place_id is not null;
create index service_listing_price_in_person on service_listing (price_paise, healer_id) where place_id is not null;
create index service_listing_price_in_city on service_listing (city, price_paise, healer_id) where place_id is not null;
create index service_listing_name_in_person on service_listing (full_name, healer_id) where place_id is not null;
create index service_listing_minutes on service_listing (minutes, next_free_at, healer_id);
create index service_listing_price on service_listing (price_paise, healer_id);
create index service_listing_name on service_listing (full_name, healer_id);
create index service_listing_languages on service_listing using gin (languages);
create index service_listing_sample on service_listing (uuid_hash(healer_id)) where (uuid_hash(healer_id) & 127) = 0;

-- Before the triggers that keep it: a node makes them right after.
insert into service_listing (u_id, healer_id, service_id, place_id, city, minutes, price_paise, next_free_at, next_check_at,
  categories, languages, gender, full_name, is_intern, is_only_of_length, is_only_in_person, is_only_in_city)
select gen_random_uuid(), h.u_id, s.u_id, p.place_id, p.city, s.minutes, coalesce(s.price_paise, h.price_paise),
  case when p.place_id is null and s.u_id = h.u_id then h.next_free_at end,
  case when p.place_id is not null or s.u_id <> h.u_id then '-infinity'::timestamptz end,
  h.categories, h.languages, h.gender, h.full_name, h.is_intern,
  count(*) over (partition by h.u_id, case when s.minutes <= 30 then 1 when s.minutes < 60 then 2 else 3 end) = 1,
  count(*) over (partition by h.u_id, p.place_id is null) = 1, count(*) over (partition by h.u_id, p.city) = 1
from healer h join service s on s.healer_id = h.u_id cross join lateral (
  select null::uuid as place_id, null::text as city where coalesce(s.modes, h.modes) && array['video', 'voice', 'chat']
  union all
  select p.u_id, p.city from service_place o join place p on p.u_id = o.place_id
  where o.service_id = s.u_id and p.state = 'live' and 'in-person' = any (s.modes)) p
where h.state = 'verified' and s.state = 'live' and s.audience in ('everybody', 'new');
