-- outside a transaction
drop index concurrently if exists healer_names;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently healer_names on healer using gin (lower(full_name) gin_trgm_ops);
