create or replace function tell_session_pack() returns trigger language plpgsql as $$
begin
  -- What is brought from elsewhere is no news.
  if current_setting('newyou.importing', true) = 'on' then
    return null;
  end if;
  perform tell_outside('session_pack.created', new.u_id, new.healer_id, new.created_at, jsonb_build_object(
    'session_pack_u_id', new.u_id, 'healer_u_id', new.healer_id, 'client_u_id', new.person_id,
    'order_u_id', new.order_id, 'session_count', new.session_count, 'expires_at', new.expires_at));
  return null;
end $$;

create or replace trigger session_pack_outside after insert on session_pack
  for each row execute function tell_session_pack();
