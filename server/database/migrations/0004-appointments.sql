-- A stretch of time that belongs to one healer and one client. The two exclusion constraints decide every race.
create table slot_claim (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  during tstzrange not null check (upper(during) - lower(during) = interval '45 minutes' and lower_inc(during) and not upper_inc(during)),
  state text not null check (state in ('held', 'booked', 'released')),
  hold_until timestamptz,
  created_at timestamptz not null,
  check (state <> 'held' or hold_until is not null),
  constraint slot_claim_healer_free exclude using gist (healer_id with =, during with &&) where (state in ('held', 'booked')),
  constraint slot_claim_client_free exclude using gist (client_id with =, during with &&) where (state in ('held', 'booked'))
);
create index slot_claim_holds on slot_claim (hold_until) where state = 'held';

create table appointment (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  claim_id uuid not null unique references slot_claim,
  order_id uuid unique references orders,
  state text not null check (state in ('held', 'confirmed', 'completed', 'cancelled', 'no-show', 'lapsed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  mode text not null check (mode in ('video', 'voice', 'chat')),
  description text not null,
  price_paise bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index appointment_client on appointment (client_id, starts_at);
create index appointment_healer on appointment (healer_id, starts_at);

-- Mail, SMS and WhatsApp that were handed over, one row per message and channel.
create table message_sent (
  key text primary key,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  person_id uuid references person,
  sent_at timestamptz not null
);
