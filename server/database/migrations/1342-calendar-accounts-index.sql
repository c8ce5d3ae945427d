-- outside a transaction
drop index concurrently if exists calendar_source_of_account;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently calendar_source_of_account on calendar_source (account_id) where account_id is not null;
