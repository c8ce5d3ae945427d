-- outside a transaction
drop index concurrently if exists appointment_in_series;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create unique index concurrently appointment_in_series on appointment (series_id, series_number) where series_id is not null;
