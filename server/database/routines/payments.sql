create or replace function tax_documents_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a tax document is corrected by another, never changed' using errcode = '42501';
end $$;

create or replace trigger invoice_is_final before delete or update or truncate on invoice
  for each statement execute function tax_documents_are_final();
