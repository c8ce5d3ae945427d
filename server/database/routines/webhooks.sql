-- Writes down what happened for the endpoints that want to hear it, in the transaction of the change: triggers call it while
-- they hold the row of the subject, so that what happens to one is told in the order of commits.
create or replace function tell_outside(event_kind text, event_subject uuid, healer uuid, happened timestamptz, facts jsonb)
returns void language plpgsql as $$
declare
  wanting uuid[];
  event bigint;
begin
  select array_agg(u_id) into wanting from webhook_endpoint
    where state = 'on' and event_kind = any(kinds) and (healer_id is null or healer_id = healer);
  if wanting is null then
    return;
  end if;
  insert into outgoing_event (kind, subject, healer_id, data, at)
    values (event_kind, event_subject, healer, facts, happened) returning id into event;
  insert into webhook_delivery (event_id, endpoint_id, subject)
    select event, endpoint, event_subject from unnest(wanting) as endpoint;
  perform tell_nodes('webhooks', json_build_object('endpoints', wanting));
end $$;
