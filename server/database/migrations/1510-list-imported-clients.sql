-- outside a transaction
drop index concurrently if exists person_client_list;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently person_client_list on person (created_at desc, u_id)
where state in ('active', 'imported') and 'client' = any (roles);
