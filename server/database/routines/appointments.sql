-- A colleague who acts for a client has said so in this transaction (acting.ts).
create or replace function note_transition() returns trigger language plpgsql as $$
declare
  acting json := nullif(current_setting('newyou.acting', true), '')::json;
begin
  insert into appointment_transition (appointment_id, state, starts_at, at, by_person, asked_by, channel)
    values (new.u_id, new.state, new.starts_at, case tg_op when 'INSERT' then new.created_at else new.updated_at end,
      (acting->>'by')::uuid, acting->>'asked_by', acting->>'channel');
  return null;
end $$;

create or replace trigger appointment_begins after insert on appointment
  for each row execute function note_transition();

create or replace trigger appointment_changes after update of state, starts_at on appointment
  for each row when (old.state <> new.state or old.starts_at <> new.starts_at) execute function note_transition();
