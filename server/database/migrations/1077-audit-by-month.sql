lock table audit_entry in access exclusive mode;
alter table audit_entry drop constraint audit_entry_pkey;
alter table audit_entry add constraint audit_entry_pkey primary key using index audit_entry_key;
-- A partition that refers to people could only be dropped while no one reads or writes a person.
alter table audit_entry drop constraint access_log_staff_id_fkey;
alter table audit_entry set schema partitions;
-- squawk-ignore renaming-table
alter table partitions.audit_entry rename to audit_entry_before;

create table audit_entry (
  like partitions.audit_entry_before including defaults,
  constraint audit_entry_pkey primary key (u_id, at)
) partition by range (at);
create index audit_entry_at on audit_entry (at desc, u_id);
create index audit_entry_record on audit_entry (resource, record_id, at);
create index audit_entry_roles on audit_entry (record_id, at) where resource = 'colleagues' and action = 'roles';
create index audit_entry_staff on audit_entry (staff_id, at desc);
do $$
begin
  execute (select format('alter table audit_entry attach partition partitions.audit_entry_before for values from (minvalue) to (%s)',
      substring(pg_get_constraintdef(oid) from '''[^'']+'''))
    from pg_constraint where conname = 'audit_entry_before');
end $$;
alter table partitions.audit_entry_before drop constraint audit_entry_before;
create table partitions.audit_entry_default partition of audit_entry default;
