-- A self-test that a healer asks a client for at a rhythm.
create table measure (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  test_code text not null references self_test,
  every integer not null check (every between 1 and 26),
  unit text not null check (unit in ('sessions', 'weeks')),
  -- Asked so long before a session.
  hours_before integer not null check (hours_before between 1 and 72),
  -- With a rhythm of weeks, when it is asked next.
  next_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('client', 'healer')),
  is_demo boolean not null default false,
  check ((ended_at is null) = (ended_by is null)),
  check ((unit = 'weeks') = (next_at is not null))
);
create unique index measure_running on measure (healer_id, client_id, test_code) where ended_at is null;
create index measure_of_two on measure (healer_id, client_id, created_at);
create index measure_client on measure (client_id);
create index measure_next on measure (next_at) where ended_at is null;
create index measure_test on measure (test_code);

create table measure_request (
  u_id uuid primary key,
  measure_id uuid not null references measure,
  client_id uuid not null references person,
  -- The session before which it is asked; none for one of weeks.
  appointment_id uuid references appointment,
  asked_at timestamptz not null,
  -- In the order of the questions, null for one without an answer yet; empty once there is a result.
  answers jsonb not null default '[]',
  result_id uuid unique references test_result,
  unique (measure_id, appointment_id)
);
create index measure_request_client on measure_request (client_id, asked_at);
create index measure_request_of on measure_request (measure_id, asked_at);
create index measure_request_appointment on measure_request (appointment_id);

-- A suggestion that one of the two does not want to see, until more sessions were held.
create table suggestion_dismissal (
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  side text not null check (side in ('client', 'healer')),
  kind text not null check (kind in ('no-change', 'enough')),
  -- Of no-change; empty for the other.
  test_code text not null,
  sessions integer not null check (sessions >= 0),
  primary key (healer_id, client_id, side, kind, test_code)
);
create index suggestion_dismissal_client on suggestion_dismissal (client_id);
