-- A healer who is no longer a co-host leaves the room.
create or replace function close_co_host_in_room() returns trigger language plpgsql as $$
begin
  update room_visit v set state = 'over', left_at = now(), ended_by = 'closed', connection = null
    from healer h where h.u_id = old.healer_id and v.person_id = h.person_id
    and v.event_id = old.event_id and v.role = 'healer' and v.state <> 'over'
    and not exists (select 1 from event e where e.u_id = old.event_id and e.healer_id = old.healer_id);
  if found then
    perform tell_nodes('room', json_build_object('room', old.event_id));
  end if;
  return null;
end $$;

create or replace trigger event_speaker_changed_leaves_room after update of event_id, role, healer_id on event_speaker
  for each row
  when (old.role = 'co-host' and old.healer_id is not null and (new.role <> 'co-host'
    or new.healer_id is distinct from old.healer_id or new.event_id <> old.event_id))
  execute function close_co_host_in_room();

create or replace trigger event_speaker_leaves_room after delete on event_speaker
  for each row when (old.role = 'co-host' and old.healer_id is not null) execute function close_co_host_in_room();

-- Cancelling or moving an event closes its room in the same transaction, and every node is notified.
create or replace function close_event_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.u_id and state <> 'over';
  perform tell_nodes('room', json_build_object('room', new.u_id));
  return null;
end $$;

create or replace trigger event_closes_room after update of state, starts_at on event
  for each row when (old.starts_at <> new.starts_at or old.state <> new.state and new.state = 'cancelled')
  execute function close_event_room();

-- Cancelling or moving an appointment closes its room in the same transaction, and every node is notified.
create or replace function close_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where appointment_id = new.u_id and state <> 'over';
  perform tell_nodes('room', json_build_object('room', new.u_id));
  return null;
end $$;

create or replace trigger appointment_closes_room after update of state, starts_at on appointment
  for each row
  when (old.starts_at <> new.starts_at or old.state <> new.state
    and (new.state = any (array['held', 'lapsed', 'cancelled', 'healer-no-show', 'released'])))
  execute function close_room();

-- A client who cancels the enrolment leaves the room.
create or replace function close_seat_in_room() returns trigger language plpgsql as $$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.event_id and person_id = new.client_id and state <> 'over';
  if found then
    perform tell_nodes('room', json_build_object('room', new.event_id));
  end if;
  return null;
end $$;

create or replace trigger enrolment_leaves_room after update of state on enrolment
  for each row when (old.state = 'enrolled' and new.state <> 'enrolled') execute function close_seat_in_room();

-- Ending a visit or its connection ends the recording in the same transaction, so no code path can forget to.
create or replace function end_session_recording() returns trigger language plpgsql as $$
begin
  update session_recording set state = 'over', ended_at = coalesce(new.left_at, new.seen_at, now()),
    ended_by = case when new.ended_by = 'left' then new.role else 'lost' end
    where appointment_id = new.appointment_id and state in ('asked', 'agreed', 'recording');
  return null;
end $$;

create or replace trigger room_visit_ends_recording after update of state, connection on room_visit
  for each row
  when (new.appointment_id is not null and old.state = 'in' and (new.state = 'over'
    or old.connection is not null and new.connection is distinct from old.connection))
  execute function end_session_recording();
