-- outside a transaction
drop index concurrently if exists service_listing_together;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently service_listing_together on service_listing (next_free_at, healer_id) where people_max > 1;
