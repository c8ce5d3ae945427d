-- outside a transaction
drop index concurrently if exists appointment_joint;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently appointment_joint on appointment (joint_id) where joint_id is not null;
