-- What a healer asks one client to do between sessions.
create table action_plan (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  title text not null,
  description text not null,
  -- First and last day, both with actions, in the zone in which the client lives.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  time_zone text not null,
  ended_by text check (ended_by in ('client', 'healer')),
  ended_at timestamptz,
  is_notification_enabled boolean not null default true,
  -- The last day for which reminders were made.
  planned_until date,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((ended_at is null) = (ended_by is null))
);
create index action_plan_client on action_plan (client_id, created_at);
create index action_plan_healer on action_plan (healer_id, created_at);
create index action_plan_to_plan on action_plan (planned_until nulls first) where ended_at is null;

create table plan_action (
  u_id uuid primary key,
  plan_id uuid not null references action_plan,
  position integer not null,
  title text not null,
  how_to text not null,
  -- 1 is Monday; empty is every day.
  weekdays integer[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  at text not null check (at ~ '^([01]\d|2[0-3]):[0-5]\d$')
);
create index plan_action_plan on plan_action (plan_id, position);

-- One action on one day. Its words are those of the day, whatever the plan says later.
create table action_reminder (
  u_id uuid primary key,
  plan_id uuid not null references action_plan,
  -- None once the action was taken out of the plan.
  action_id uuid references plan_action on delete set null,
  client_id uuid not null references person,
  day date not null,
  due_at timestamptz not null,
  title text not null,
  how_to text not null,
  told_at timestamptz,
  answer text check (answer in ('done', 'dismissed')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  unique (action_id, day)
);
create index action_reminder_client on action_reminder (client_id, day, due_at);
create index action_reminder_plan on action_reminder (plan_id, day, due_at);
