-- outside a transaction
drop index concurrently if exists slot_claim_of_service;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently slot_claim_of_service on slot_claim (service_id) where service_id is not null;
