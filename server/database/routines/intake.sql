-- The answers stay here; outside only hears that there are some.
create or replace function tell_intake() returns trigger language plpgsql as $$
declare
  healer uuid := (select healer_id from appointment where u_id = new.appointment_id);
begin
  perform tell_outside('intake_form.sent', new.appointment_id, healer, new.sent_at, jsonb_build_object(
    'appointment_u_id', new.appointment_id, 'healer_u_id', healer, 'client_u_id', new.client_id));
  return null;
end $$;

create or replace trigger intake_made_outside after insert on intake_answer
  for each row when (new.sent_at is not null) execute function tell_intake();
create or replace trigger intake_outside after update of sent_at on intake_answer
  for each row when (old.sent_at is null and new.sent_at is not null) execute function tell_intake();
