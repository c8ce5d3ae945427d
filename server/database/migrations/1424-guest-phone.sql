-- outside a transaction
drop index concurrently if exists person_guest_phone;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently person_guest_phone on person (phone) where state = 'guest';
