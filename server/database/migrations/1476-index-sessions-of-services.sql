-- outside a transaction
drop index concurrently if exists appointment_of_service;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently appointment_of_service on appointment (service_id) where service_id is not null;
