-- outside a transaction
drop index concurrently if exists waitlist_entry_once;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create unique index concurrently waitlist_entry_once on waitlist_entry (client_id, healer_id, coalesce(service_id, healer_id));
