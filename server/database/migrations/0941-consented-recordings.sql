-- A recording between two people: who asked, what the other answered, and when it ran. The film itself is never ours.
create table session_recording (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  asked_by uuid not null references person,
  asked_role text not null check (asked_role in ('healer', 'client')),
  asked_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'recording', 'refused', 'over')),
  answered_by uuid references person,
  answered_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Who stopped it, or that a connection was lost.
  ended_by text check (ended_by in ('healer', 'client', 'lost')),
  check ((answered_by is null) = (answered_at is null)),
  check (answered_by <> asked_by),
  -- Nothing is recorded without the yes of the other.
  check (state not in ('agreed', 'recording', 'refused') or answered_at is not null),
  check (started_at is null or answered_at is not null),
  check ((state = 'recording') = (started_at is not null and ended_at is null)),
  check ((state = 'over') = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null))
);
create unique index session_recording_open on session_recording (appointment_id)
  where state in ('asked', 'agreed', 'recording');
create index session_recording_appointment on session_recording (appointment_id, asked_at);
create index session_recording_asked_by on session_recording (asked_by);
create index session_recording_answered_by on session_recording (answered_by);

-- Whatever ends a visit or its connection ends the recording in the same transaction, so no code path can forget to.
create function end_session_recording() returns trigger language plpgsql as $$
begin
  update session_recording set state = 'over', ended_at = coalesce(new.left_at, new.seen_at, now()),
    ended_by = case when new.ended_by = 'left' then new.role else 'lost' end
    where appointment_id = new.appointment_id and state in ('asked', 'agreed', 'recording');
  return null;
end $$;
create trigger room_visit_ends_recording after update of state, connection on room_visit for each row
  when (new.appointment_id is not null and old.state = 'in' and (new.state = 'over'
    or (old.connection is not null and new.connection is distinct from old.connection)))
  execute function end_session_recording();
