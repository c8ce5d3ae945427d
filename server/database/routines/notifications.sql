create or replace function end_push_with_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.u_id;
  return null;
end $$;

create or replace trigger session_ends_push after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_with_session();
