create or replace function consent_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'consents are append-only';
end $$;

create or replace trigger consent_append_only before delete or update on consent
  for each row execute function consent_is_append_only();

create or replace trigger consent_never_emptied before truncate on consent
  for each statement execute function consent_is_append_only();
