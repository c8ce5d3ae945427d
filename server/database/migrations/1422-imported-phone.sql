-- outside a transaction
drop index concurrently if exists person_imported_phone;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create unique index concurrently person_imported_phone on person (phone) where state = 'imported';
