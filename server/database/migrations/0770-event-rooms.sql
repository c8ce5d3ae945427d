-- An event has a room as an appointment has one. A visit is to one of the two, and `room_id` is the id of either.
alter table room_visit
  alter column appointment_id drop not null,
  add column event_id uuid references event,
  add column room_id uuid generated always as (coalesce(appointment_id, event_id)) stored not null,
  add check (num_nonnulls(appointment_id, event_id) = 1);
drop index room_visit_living;
create unique index room_visit_living on room_visit (room_id, person_id) where state <> 'over';
create index room_visit_event on room_visit (event_id, starts_at) where event_id is not null;

-- Whatever cancels or moves an event closes its room in the same transaction, and every node hears of it.
create function close_event_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.u_id and state <> 'over';
  perform pg_notify('newyou',
    json_build_object('topic', 'room', 'message', json_build_object('room', new.u_id))::text);
  return null;
end $$;
create trigger event_closes_room after update of state, starts_at on event for each row
  when (old.starts_at <> new.starts_at or (old.state <> new.state and new.state = 'cancelled'))
  execute function close_event_room();

-- Who gives the seat back is in the room no longer.
create function close_seat_in_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.event_id and person_id = new.client_id and state <> 'over';
  if found then
    perform pg_notify('newyou',
      json_build_object('topic', 'room', 'message', json_build_object('room', new.event_id))::text);
  end if;
  return null;
end $$;
create trigger enrolment_leaves_room after update of state on enrolment for each row
  when (old.state = 'enrolled' and new.state <> 'enrolled') execute function close_seat_in_room();
