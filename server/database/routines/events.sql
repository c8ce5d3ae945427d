create or replace function tell_enrolment() returns trigger language plpgsql as $$
declare
  healer uuid := (select healer_id from event where u_id = new.event_id);
begin
  perform tell_outside(
    case new.state when 'enrolled' then 'enrolment.created' else 'enrolment.cancelled' end,
    new.u_id, healer, new.updated_at, jsonb_build_object(
      'enrolment_u_id', new.u_id, 'event_u_id', new.event_id, 'healer_u_id', healer, 'client_u_id', new.client_id,
      'order_u_id', new.order_id, 'state', new.state));
  return null;
end $$;

create or replace trigger enrolment_made_outside after insert on enrolment
  for each row when (new.state = 'enrolled') execute function tell_enrolment();
create or replace trigger enrolment_outside after update of state on enrolment
  for each row when (old.state <> new.state and (new.state = 'enrolled'
    or (old.state = 'enrolled' and new.state in ('cancelled', 'event-cancelled')))) execute function tell_enrolment();
