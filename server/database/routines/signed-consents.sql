-- Publishing a text makes a version of it, unless the last one says the same for the same sessions.
create or replace function consent_is_published() returns trigger language plpgsql as $$
declare last consent_version;
begin
  select * into last from consent_version where text_id = new.u_id order by number desc limit 1;
  if last.u_id is null
    or (last.title, last.title_hi, last.text, last.text_hi, last.is_required)
      is distinct from (new.title, new.title_hi, new.text, new.text_hi, new.is_required)
    or last.healer_id is distinct from new.healer_id or last.service_id is distinct from new.service_id
  then
    insert into consent_version
      (u_id, text_id, number, title, title_hi, text, text_hi, healer_id, service_id, is_required, created_at)
    values (gen_random_uuid(), new.u_id, coalesce(last.number, 0) + 1, new.title, new.title_hi, new.text, new.text_hi,
      new.healer_id, new.service_id, new.is_required, new.updated_at);
  end if;
  return null;
end $$;

create or replace trigger consent_text_published after insert or update on consent_text
  for each row when (new.state = 'published') execute function consent_is_published();

create or replace function consent_version_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a published consent is final: publish the next version';
end $$;

create or replace trigger consent_version_is_final before update on consent_version
  for each row execute function consent_version_is_final();

-- A signed consent stays as it is. Two ways remain: it is withdrawn, once, or the account of the client is being deleted.
create or replace function signed_consent_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at'
    then return new; end if;
  elsif exists (select from account_deletion d where d.person_id = old.client_id and d.state = 'waiting')
    then return old;
  end if;
  raise exception 'a signed consent is final: it can be withdrawn';
end $$;

create or replace trigger signed_consent_is_final before delete or update on signed_consent
  for each row execute function signed_consent_is_final();
