-- outside a transaction
drop index concurrently if exists client_note_of_joint;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently client_note_of_joint on client_note (joint_id) where joint_id is not null;
