-- outside a transaction
drop index concurrently if exists webhook_endpoint_of_owner;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently webhook_endpoint_of_owner on webhook_endpoint (owner_id) where owner_id is not null;
