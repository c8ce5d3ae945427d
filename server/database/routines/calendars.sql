-- A session that is booked, moved or given up is to be written into the calendar that its healer chose. That it was held or
-- missed changes nothing there.
create or replace function session_to_write() returns trigger language plpgsql as $$
begin
  insert into calendar_entry (writing_id, appointment_id, version, next_at)
    select u_id, new.u_id, 1, new.updated_at from calendar_writing where healer_id = new.healer_id and ended_at is null
    on conflict (writing_id, appointment_id) do update
      set version = calendar_entry.version + 1, next_at = excluded.next_at, tries = 0, suggestion = null, suggested_start = null;
  return null;
end $$;

create or replace trigger session_to_write after insert on appointment
  for each row when (new.state = 'confirmed' and not new.is_companion) execute function session_to_write();

create or replace trigger session_to_write_anew after update of state, starts_at, ends_at, place_id on appointment
  for each row when (not new.is_companion
    and (new.state = 'confirmed' or (old.state = 'confirmed' and new.state in ('cancelled', 'lapsed', 'released')))
    and (old.state, old.starts_at, old.ends_at, old.place_id) is distinct from (new.state, new.starts_at, new.ends_at, new.place_id))
  execute function session_to_write();
