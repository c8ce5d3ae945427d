-- outside a transaction
drop index concurrently if exists course_title;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently course_title on course (healer_id, lower(title));
