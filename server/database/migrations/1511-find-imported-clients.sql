-- outside a transaction
drop index concurrently if exists person_client_search;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently person_client_search on person using gin (lower(first_name || ' ' || last_name) gin_trgm_ops)
where state in ('active', 'imported') and 'client' = any (roles);
