-- outside a transaction
drop index concurrently if exists appointment_booked_for_others;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently appointment_booked_for_others on appointment (booked_by) where booked_by is not null;
