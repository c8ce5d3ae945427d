-- outside a transaction
drop index concurrently if exists appointment_asked;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently appointment_asked on appointment (ask_until) where ask_until is not null and state = 'confirmed';
