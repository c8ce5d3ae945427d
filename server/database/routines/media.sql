-- The rows that name a file decide: with them it is used, and without them it no longer counts. The name of a document
-- of a healer is made of its id.
create or replace function name_of_stored_file(named jsonb) returns text language sql immutable as $$
  select coalesce(named ->> 'file', 'healer-documents/' || (named ->> 'u_id'))
$$;

create or replace function stored_file_gone() returns trigger language plpgsql as $$
begin
  delete from stored_file where file = name_of_stored_file(to_jsonb(old));
  return null;
end $$;

create or replace trigger chat_file_not_stored after delete on chat_file
  for each row execute function stored_file_gone();

create or replace trigger client_file_not_stored after delete on client_file
  for each row execute function stored_file_gone();

create or replace trigger healer_document_not_stored after delete on healer_document
  for each row execute function stored_file_gone();

create or replace trigger support_attachment_not_stored after delete on support_attachment
  for each row execute function stored_file_gone();

create or replace function stored_file_used() returns trigger language plpgsql as $$
begin
  update stored_file set is_used = true where file = name_of_stored_file(to_jsonb(new));
  return null;
end $$;

create or replace trigger chat_file_stored after insert on chat_file
  for each row execute function stored_file_used();

create or replace trigger client_file_stored after insert on client_file
  for each row execute function stored_file_used();

create or replace trigger healer_document_stored after insert on healer_document
  for each row execute function stored_file_used();

create or replace trigger support_attachment_stored after insert on support_attachment
  for each row execute function stored_file_used();
