-- What an appointment was, step by step: a row for each state and each time that it had.
create table appointment_transition (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references appointment on delete cascade,
  state text not null,
  starts_at timestamptz not null,
  at timestamptz not null
);
create index appointment_transition_of on appointment_transition (appointment_id, id);

create function note_transition() returns trigger language plpgsql as $$
begin
  insert into appointment_transition (appointment_id, state, starts_at, at)
    values (new.u_id, new.state, new.starts_at, case tg_op when 'INSERT' then new.created_at else new.updated_at end);
  return null;
end $$;
create trigger appointment_begins after insert on appointment for each row execute function note_transition();
create trigger appointment_changes after update of state, starts_at on appointment for each row
  when (old.state <> new.state or old.starts_at <> new.starts_at) execute function note_transition();

-- Of those from before only what they are now is known.
insert into appointment_transition (appointment_id, state, starts_at, at)
  select u_id, state, starts_at, updated_at from appointment order by created_at, u_id;

-- The back office lists appointments of all.
create index appointment_starts on appointment (starts_at desc, u_id desc);
