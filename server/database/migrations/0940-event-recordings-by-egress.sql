-- The recording that LiveKit makes of the room of an event. An event is recorded once, unless that failed or never began.
create table room_recording (
  u_id uuid primary key,
  event_id uuid not null references event on delete cascade,
  started_by uuid not null references person,
  -- announced: everybody in the room was told, and it begins in a moment. arriving: the film is being fetched.
  state text not null check (state in
    ('announced', 'starting', 'recording', 'stopping', 'arriving', 'kept', 'failed', 'withdrawn')),
  -- What LiveKit calls it, once it has answered.
  egress_id text unique,
  -- refused: LiveKit did not begin. broken: it began and failed. lost: LiveKit knows nothing of it. file: no film came of it.
  failure text check (failure in ('refused', 'broken', 'lost', 'file')),
  announced_at timestamptz not null,
  begins_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check (egress_id is not null or state in ('announced', 'starting', 'stopping', 'failed', 'withdrawn'))
);
create unique index room_recording_one on room_recording (event_id) where state not in ('failed', 'withdrawn');
create index room_recording_event on room_recording (event_id, announced_at);
create index room_recording_started_by on room_recording (started_by);
create index room_recording_open on room_recording (announced_at)
  where state in ('announced', 'starting', 'recording', 'stopping');

-- A healer who is no co-host any longer is in the room no longer.
create function close_co_host_in_room() returns trigger language plpgsql as $$
begin
  update room_visit v set state = 'over', left_at = now(), ended_by = 'closed', connection = null
    from healer h where h.u_id = old.healer_id and v.person_id = h.person_id
    and v.event_id = old.event_id and v.role = 'healer' and v.state <> 'over'
    and not exists (select 1 from event e where e.u_id = old.event_id and e.healer_id = old.healer_id);
  if found then
    perform pg_notify('newyou',
      json_build_object('topic', 'room', 'message', json_build_object('room', old.event_id))::text);
  end if;
  return null;
end $$;
create trigger event_speaker_leaves_room after delete on event_speaker for each row
  when (old.role = 'co-host' and old.healer_id is not null) execute function close_co_host_in_room();
create trigger event_speaker_changed_leaves_room after update of event_id, role, healer_id on event_speaker for each row
  when (old.role = 'co-host' and old.healer_id is not null and (new.role <> 'co-host'
    or new.healer_id is distinct from old.healer_id or new.event_id <> old.event_id))
  execute function close_co_host_in_room();
