-- outside a transaction
-- With these constraints and this index in place, attaching the tables as partitions reads no row.
alter table audit_entry validate constraint audit_entry_before;
alter table rate_count validate constraint rate_count_before;
alter table notification validate constraint notification_at_hand;
drop index concurrently if exists audit_entry_key;
-- squawk-ignore prefer-robust-stmts, ban-concurrent-index-creation-in-transaction
create unique index concurrently audit_entry_key on audit_entry (u_id, at);
