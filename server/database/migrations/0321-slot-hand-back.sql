-- A client gives the time of a paid session back: it is free to book again, and the session is theirs until somebody took it.
alter table appointment drop constraint appointment_state_check;
alter table appointment add constraint appointment_state_check check (state in (
  'held', 'confirmed', 'handed-back', 'reported', 'disputed', 'completed', 'cancelled', 'no-show', 'healer-no-show',
  'lapsed'));

-- A row for each time that was given back; a client may take it back and give it again.
create table slot_hand_back (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  during tstzrange not null,
  handed_back_at timestamptz not null,
  -- What of the price goes back by the published rule of that moment, unless somebody takes the time.
  percent integer not null check (percent between 0 and 100),
  -- The booking that took it, which pays for one session alone.
  taken_by uuid unique references appointment,
  -- Taken and refunded, taken back by the client, or past its start.
  ended_at timestamptz,
  ended_by text check (ended_by in ('taken', 'client', 'healer', 'start')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index slot_hand_back_open on slot_hand_back (appointment_id) where ended_at is null;
create index slot_hand_back_of_appointment on slot_hand_back (appointment_id);
create index slot_hand_back_of_client on slot_hand_back (client_id);
create index slot_hand_back_offered on slot_hand_back (healer_id, lower(during)) where ended_at is null;

drop trigger appointment_closes_room on appointment;
create trigger appointment_closes_room after update of state, starts_at on appointment for each row
  when (old.starts_at <> new.starts_at
    or (old.state <> new.state
      and new.state in ('held', 'lapsed', 'cancelled', 'healer-no-show', 'handed-back')))
  execute function close_room();
