-- Who was in the room of an appointment, and when: a row for each time that a window of a person came in.
create table room_visit (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  -- The time that the appointment had then: one that was moved begins anew.
  starts_at timestamptz not null,
  person_id uuid not null references person,
  role text not null check (role in ('healer', 'client')),
  state text not null check (state in ('waiting', 'in', 'over')),
  entered_at timestamptz not null,
  -- When the healer let them in, and when their live connection first stood; without that nobody was there.
  admitted_at timestamptz,
  joined_at timestamptz,
  -- The live connection now, and when it was last seen alive.
  connection text,
  seen_at timestamptz,
  left_at timestamptz,
  ended_by text check (ended_by in ('left', 'lost', 'elsewhere', 'removed', 'closed')),
  check ((state = 'over') = (left_at is not null)),
  check ((left_at is null) = (ended_by is null))
);
create unique index room_visit_living on room_visit (appointment_id, person_id) where state <> 'over';
create index room_visit_appointment on room_visit (appointment_id, starts_at);
create index room_visit_person on room_visit (person_id);
create index room_visit_seen on room_visit (coalesce(seen_at, entered_at)) where state <> 'over';

-- Whatever cancels or moves an appointment closes its room in the same transaction, and every node hears of it.
create function close_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where appointment_id = new.u_id and state <> 'over';
  perform pg_notify('newyou',
    json_build_object('topic', 'room', 'message', json_build_object('room', new.u_id))::text);
  return null;
end $$;
create trigger appointment_closes_room after update of state, starts_at on appointment for each row
  when (old.starts_at <> new.starts_at
    or (old.state <> new.state and new.state in ('held', 'lapsed', 'cancelled', 'healer-no-show')))
  execute function close_room();
