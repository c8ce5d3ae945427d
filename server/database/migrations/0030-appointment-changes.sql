-- Confirming, moving, cancelling, and who did not come.
alter table appointment
  add column client_confirmed_at timestamptz,
  add column healer_confirmed_at timestamptz,
  -- The time before the last move, and whether the client still has to say if the healer's choice suits her.
  add column moved_from timestamptz,
  add column moved_by text check (moved_by in ('client', 'healer')),
  add column is_move_open boolean not null default false,
  add column cancelled_by text check (cancelled_by in ('client', 'healer')),
  add column reported_at timestamptz,
  add column is_demo boolean not null default false,
  -- The rule for moving, cancelling and being late as it was published when the time was booked.
  add column policy jsonb not null default '{"move_until_hours": 24, "refund_steps": [{"until_hours": 24, "percent": 100}, {"until_hours": 2, "percent": 50}], "late_minutes": 15, "report_hours": 24}';
alter table appointment alter column policy drop default;
alter table appointment drop constraint appointment_state_check;
alter table appointment add constraint appointment_state_check check (state in (
  'held', 'confirmed', 'reported', 'disputed', 'completed', 'cancelled', 'no-show', 'healer-no-show', 'lapsed'));
create index appointment_unfinished on appointment (ends_at) where state = 'confirmed';
create index appointment_reported on appointment (reported_at) where state = 'reported';

-- At most so many sessions on one day of the healer's own zone.
alter table healer add column daily_cap integer check (daily_cap between 1 and 24);

-- A reminder that went out: once for each time that an appointment had.
create table appointment_reminder (
  appointment_id uuid not null references appointment,
  starts_at timestamptz not null,
  kind text not null check (kind in ('day', 'hours', 'minutes')),
  sent_at timestamptz not null,
  primary key (appointment_id, starts_at, kind)
);
