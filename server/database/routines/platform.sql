-- Tells every node once the transaction commits: for triggers. Code publishes by `bus.publish`.
create or replace function tell_nodes(topic text, message json) returns void language plpgsql as $$
begin
  if exists (select from bus_engine where name = 'outbox') then
    insert into bus_outbox (messages) values (jsonb_build_array(jsonb_build_object('topic', topic, 'message', message)));
  else
    perform pg_notify('newyou', json_build_object('topic', topic, 'message', message)::text);
  end if;
end $$;
