-- No one changes what is written, the application neither. After a year a row may be deleted, and later its
-- month is dropped.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' then return old; end if;
  end if;
  raise exception 'the audit trail is append-only';
end $$;

create or replace trigger audit_entry_append_only before delete or update on audit_entry
  for each row execute function audit_is_append_only();

-- PostgreSQL makes the triggers of rows on each partition by itself, but not those of statements.
do $$
declare one regclass;
begin
  for one in select relid from pg_partition_tree('audit_entry') loop
    execute format('create or replace trigger audit_entry_never_emptied before truncate on %s
      for each statement execute function audit_is_append_only()', one);
  end loop;
end $$;
