create or replace function tell_entitlement() returns trigger language plpgsql as $$
begin
  perform tell_outside(
    case when new.ended_at is null then 'entitlement.granted' else 'entitlement.ended' end,
    new.u_id, null, coalesce(new.ended_at, new.granted_at), jsonb_build_object(
      'entitlement_u_id', new.u_id, 'client_u_id', new.person_id, 'kind', new.kind, 'item_u_id', new.item_id,
      'order_u_id', new.order_id));
  return null;
end $$;

create or replace trigger entitlement_granted_outside after insert on entitlement
  for each row when (new.ended_at is null) execute function tell_entitlement();
create or replace trigger entitlement_changed_outside after update of ended_at on entitlement
  for each row when ((old.ended_at is null) <> (new.ended_at is null)) execute function tell_entitlement();
