-- outside a transaction
drop index concurrently if exists guest_claim_stop;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create unique index concurrently guest_claim_stop on guest_claim (stop_token_hash);
