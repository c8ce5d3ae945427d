-- What a client books with a healer. Each healer's first service has the healer's id: the session of 45 minutes that a
-- call means without naming a service. Where a service says nothing of its own (null), the healer's value counts.
create table service (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  position smallint not null,
  state text not null default 'live' check (state in ('draft', 'live', 'retired')),
  name text not null check (length(name) between 1 and 80),
  name_hi text not null default '' check (length(name_hi) <= 80),
  description text not null default '' check (length(description) <= 600),
  description_hi text not null default '' check (length(description_hi) <= 600),
  minutes smallint not null check (minutes between 15 and 240 and minutes % 5 = 0),
  break_before smallint check (break_before between 0 and 120),
  break_after smallint check (break_after between 0 and 120),
  start_step smallint check (start_step in (15, 30)),
  price_paise bigint check (price_paise = 0 or price_paise >= 100),
  modes text[] check (modes <@ array['video', 'voice', 'chat'] and cardinality(modes) > 0),
  audience text not null default 'everybody' check (audience in ('everybody', 'known', 'new', 'link')),
  notice_minutes integer check (notice_minutes between 0 and 10080),
  horizon_days smallint check (horizon_days between 1 and 365),
  daily_cap smallint check (daily_cap between 1 and 24),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint service_position unique (healer_id, position) deferrable initially deferred,
  constraint service_first check (u_id <> healer_id
    or (minutes = 45 and price_paise is null and modes is null and audience = 'everybody' and state = 'live'))
);

insert into service (u_id, healer_id, position, name, name_hi, minutes, created_at, updated_at)
  select u_id, u_id, 0, 'Session', 'सेशन', 45, created_at, created_at from healer;

-- A later change of the service changes nothing that was sold. Null: the healer's first service.
alter table appointment add column service_id uuid, add column service_name text, add column service_name_hi text,
  add constraint appointment_service foreign key (service_id) references service not valid,
  add constraint appointment_other_service check (service_id <> healer_id) not valid;
alter table slot_claim add column service_id uuid,
  add constraint slot_claim_service foreign key (service_id) references service not valid,
  add constraint slot_claim_other_service check (service_id <> healer_id) not valid;
alter table slot_release add column service_id uuid,
  add constraint slot_release_service foreign key (service_id) references service not valid,
  add constraint slot_release_other_service check (service_id <> healer_id) not valid;

-- The healer is taken with the breaks. Null: without any, as the release before this one writes it.
alter table slot_claim add column busy tstzrange,
  add constraint slot_claim_busy check (busy is null or (busy @> during and not upper_inc(busy))) not valid,
  drop constraint slot_claim_during_check,
  add constraint slot_claim_during_check check (lower_inc(during) and not upper_inc(during)
    and upper(during) - lower(during) between interval '15 minutes' and interval '240 minutes') not valid;

-- Coming times keep the healer's break after them, as far as the next one leaves it.
update slot_claim c set busy = tstzrange(lower(c.during), spaced.until)
from (
  select k.u_id, least(upper(k.during) + h.buffer_minutes * interval '1 minute',
    greatest(upper(k.during), coalesce(lead(lower(k.during)) over (partition by k.healer_id order by lower(k.during)), 'infinity'))) as until
  from slot_claim k join healer h on h.u_id = k.healer_id
  where k.state in ('held', 'booked') and upper(k.during) > now()
) spaced
where spaced.u_id = c.u_id;

alter table slot_claim drop constraint slot_claim_healer_free;
-- Its index holds claims that are live, which are few.
-- squawk-ignore constraint-missing-not-valid
alter table slot_claim add constraint slot_claim_healer_free
  exclude using gist (healer_id with =, coalesce(busy, during) with &&) where (state in ('held', 'booked'));
