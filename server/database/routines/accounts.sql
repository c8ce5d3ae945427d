create or replace function tell_client() returns trigger language plpgsql as $$
begin
  perform tell_outside('client.created', new.u_id, null, new.updated_at, jsonb_build_object(
    'client_u_id', new.u_id, 'origin', new.origin));
  return null;
end $$;

-- Who was brought from elsewhere is told of when they say yes.
create or replace trigger client_made_outside after insert on person
  for each row when ('client' = any(new.roles) and new.state <> 'imported') execute function tell_client();
create or replace trigger client_outside after update of roles, state on person
  for each row when ('client' = any(new.roles) and (not 'client' = any(old.roles) or (old.state = 'imported' and new.state = 'active')))
  execute function tell_client();
