-- A call that the telephone provider makes between the two people of a session whose line is lost.
create table phone_call (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  -- The time that the appointment had then.
  starts_at timestamptz not null,
  state text not null check (state in ('asked', 'calling', 'answered', 'ended', 'failed')),
  -- Only a person who pressed is called.
  client_pressed_at timestamptz,
  healer_pressed_at timestamptz,
  created_at timestamptz not null,
  -- When the provider was asked for it, which happens once, and the provider's name for it.
  placed_at timestamptz,
  provider_id text unique,
  answered_at timestamptz,
  ended_at timestamptz,
  talked_seconds integer not null default 0 check (talked_seconds >= 0),
  reason text check (reason in ('not-taken', 'bad-number', 'refused', 'busy', 'no-answer', 'failed', 'provider')),
  check ((state = 'failed') = (reason is not null)),
  check ((state in ('ended', 'failed')) = (ended_at is not null)),
  check (state = 'asked' or reason = 'not-taken' or (client_pressed_at is not null and healer_pressed_at is not null))
);
create unique index phone_call_open on phone_call (appointment_id) where state in ('asked', 'calling', 'answered');
create index phone_call_appointment on phone_call (appointment_id, created_at);
