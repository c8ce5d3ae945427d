-- Where healers see clients in person. Staff keep the list; healers name places in their hours and services.
create table place (
  u_id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) between 1 and 400),
  city text not null check (length(city) between 1 and 80),
  map_link text not null default '' check (map_link = '' or map_link like 'https://%'),
  state text not null default 'live' check (state in ('live', 'closed')),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One session at a time. A place without any takes as many as its healers give.
create table treatment_room (
  u_id uuid primary key,
  place_id uuid not null references place,
  name text not null check (length(name) between 1 and 80),
  state text not null default 'live' check (state in ('live', 'closed')),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint treatment_room_name unique (place_id, name)
);

create table service_place (
  service_id uuid not null references service,
  place_id uuid not null references place,
  primary key (service_id, place_id)
);
create index service_place_place on service_place (place_id);

-- Null: hours for sessions online. Overrides name the place inside their windows.
alter table healer_hours add column place_id uuid,
  add constraint healer_hours_place foreign key (place_id) references place not valid;
-- The time that the healer needs from any place to any other.
alter table healer add column travel_minutes smallint not null default 0,
  add constraint healer_travel_minutes check (travel_minutes between 0 and 240) not valid;

-- The first service has no modes of its own, so it is held online.
alter table service drop constraint service_modes_check,
  add constraint service_modes_check check (modes <@ array['video', 'voice', 'chat', 'in-person'] and cardinality(modes) > 0) not valid;

alter table appointment add column place_id uuid, add column arrived_at timestamptz, add column arrived_by text,
  drop constraint appointment_mode_check,
  add constraint appointment_mode_check check (mode in ('video', 'voice', 'chat', 'in-person')) not valid,
  add constraint appointment_place foreign key (place_id) references place not valid,
  add constraint appointment_in_person check ((mode = 'in-person') = (place_id is not null)) not valid,
  add constraint appointment_arrival check (arrived_by in ('client', 'healer') and (arrived_at is null) = (arrived_by is null)
    and (arrived_at is null or place_id is not null)) not valid;
alter table slot_release add column place_id uuid,
  add constraint slot_release_place foreign key (place_id) references place not valid;

-- `room_taken` is the session with its breaks as they were at the booking, `travel` the session and the way from it.
alter table slot_claim add column place_id uuid, add column travel tstzrange,
  add column treatment_room_id uuid, add column room_taken tstzrange,
  add constraint slot_claim_place foreign key (place_id) references place not valid,
  add constraint slot_claim_treatment_room foreign key (treatment_room_id) references treatment_room not valid,
  add constraint slot_claim_way check ((place_id is null) = (travel is null) and (travel is null or (travel @> during and not upper_inc(travel)))) not valid,
  add constraint slot_claim_room check ((treatment_room_id is null) = (room_taken is null)
    and (treatment_room_id is null or (place_id is not null and room_taken @> during and not upper_inc(room_taken)))) not valid;

-- No claim has a place yet, so both are empty.
-- squawk-ignore constraint-missing-not-valid
alter table slot_claim add constraint slot_claim_room_free
  exclude using gist (treatment_room_id with =, room_taken with &&)
  where (treatment_room_id is not null and state in ('held', 'booked'));
-- squawk-ignore constraint-missing-not-valid
alter table slot_claim add constraint slot_claim_way_free
  exclude using gist (healer_id with =, place_id with <>, travel with &&)
  where (place_id is not null and state in ('held', 'booked'));
