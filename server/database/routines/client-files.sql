-- A signed note and what was added to it stay as they are. Two ways remain: the account of the client is being deleted, or
-- the same words are sealed by another key (rotate-secrets), which the second part of a sealed text names.
create or replace function signed_note_is_final() returns trigger language plpgsql as $$
declare client uuid;
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'sealed_text' = to_jsonb(old) - 'sealed_text'
      and new.sealed_text like 'v1.%.%'
      and (old.sealed_text not like 'v1.%.%' or split_part(new.sealed_text, '.', 2) <> split_part(old.sealed_text, '.', 2))
    then return new; end if;
  else
    if tg_table_name = 'client_note' then client := old.client_id;
    else select n.client_id into client from client_note n where n.u_id = old.note_id; end if;
    if exists (select from account_deletion d where d.person_id = client and d.state = 'waiting')
    then return old; end if;
    -- A note about a session together is about each of its clients.
    if exists (select from client_note n join appointment a on a.joint_id = n.joint_id
      join account_deletion d on d.person_id = a.client_id and d.state = 'waiting'
      where n.u_id = case when tg_table_name = 'client_note' then (to_jsonb(old) ->> 'u_id')::uuid else (to_jsonb(old) ->> 'note_id')::uuid end)
    then return old; end if;
  end if;
  raise exception 'a signed note is final: write an addendum';
end $$;

create or replace trigger client_note_is_final before delete or update on client_note
  for each row when (old.signed_at is not null) execute function signed_note_is_final();

create or replace trigger client_note_addendum_is_final before delete or update on client_note_addendum
  for each row execute function signed_note_is_final();
