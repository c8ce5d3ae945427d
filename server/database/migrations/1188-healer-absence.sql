-- A healer is ill: what becomes of the sessions of those days, each in a transaction of its own.
create table healer_absence (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  first_day date not null,
  last_day date not null,
  -- What the colleague was shown before.
  refund_paise bigint not null,
  asked_by uuid not null references person,
  created_at timestamptz not null,
  constraint healer_absence_days check (last_day >= first_day)
);
create table healer_absence_session (
  absence_id uuid not null references healer_absence,
  appointment_id uuid not null references appointment,
  -- Whose free time is offered to the client instead.
  other_healer_id uuid references healer,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  primary key (absence_id, appointment_id)
);
