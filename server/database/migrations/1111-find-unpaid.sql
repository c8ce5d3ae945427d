-- outside a transaction
drop index concurrently if exists appointment_pay_by;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently appointment_pay_by on appointment (pay_by) where pay_by is not null;
