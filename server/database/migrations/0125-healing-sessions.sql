-- What a healer offers a client with whom she has or had an appointment. The time is claimed while the offer stands;
-- accepted, it becomes an appointment with that claim.
create table healing_session (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  -- The appointment after or during which it was offered.
  after_appointment_id uuid not null references appointment,
  claim_id uuid not null unique references slot_claim,
  state text not null check (state in ('offered', 'accepted', 'booked', 'declined', 'withdrawn', 'lapsed')),
  title text not null check (length(title) between 1 and 80),
  description text not null,
  starts_at timestamptz not null,
  mode text not null check (mode in ('video', 'voice', 'chat')),
  price_paise bigint not null check (price_paise >= 0),
  stands_until timestamptz not null check (stands_until <= starts_at),
  answered_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- A client is asked one thing at a time.
create unique index healing_session_one_offer on healing_session (healer_id, client_id) where state = 'offered';
create index healing_session_client on healing_session (client_id, created_at desc);
create index healing_session_healer on healing_session (healer_id, created_at desc);
create index healing_session_pair on healing_session (healer_id, client_id, created_at desc);
create index healing_session_offered on healing_session (stands_until) where state = 'offered';

alter table appointment add column healing_session_id uuid unique references healing_session;
