-- outside a transaction
drop index concurrently if exists person_colleague;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently person_colleague on person (u_id)
  where roles && array['support', 'editor', 'finance', 'desk', 'admin'];
-- squawk-ignore ban-concurrent-index-creation-in-transaction
drop index concurrently if exists person_staff;
