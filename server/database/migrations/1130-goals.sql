-- What a client and a healer want to reach together, and how near they say they are.
create table goal (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  wording text not null check (wording <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'open', 'reached', 'let-go')),
  proposed_by text not null check (proposed_by in ('client', 'healer')),
  review_every integer not null check (review_every between 1 and 26),
  review_unit text not null check (review_unit in ('sessions', 'weeks')),
  created_at timestamptz not null,
  -- When the other side agreed.
  agreed_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('client', 'healer')),
  reason text not null default '',
  is_demo boolean not null default false,
  check (state not in ('open', 'reached') or agreed_at is not null),
  check ((state in ('reached', 'let-go')) = (closed_at is not null and closed_by is not null)),
  check (state <> 'let-go' or reason <> '')
);
create index goal_of_two on goal (healer_id, client_id, created_at);
create index goal_client on goal (client_id);

-- Asked of both before a session.
create table goal_review (
  u_id uuid primary key,
  goal_id uuid not null references goal,
  appointment_id uuid not null references appointment,
  asked_at timestamptz not null,
  client_rating integer check (client_rating between 0 and 10),
  client_words text not null default '',
  client_answered_at timestamptz,
  healer_rating integer check (healer_rating between 0 and 10),
  healer_words text not null default '',
  healer_answered_at timestamptz,
  unique (goal_id, appointment_id),
  check ((client_rating is null) = (client_answered_at is null)),
  check ((healer_rating is null) = (healer_answered_at is null))
);
create index goal_review_appointment on goal_review (appointment_id);
