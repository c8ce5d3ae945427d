-- outside a transaction
drop index concurrently if exists person_imported_email;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create unique index concurrently person_imported_email on person (email) where state = 'imported';
