-- Finance reads the ledger latest first, of all or of one kind.
create index ledger_transaction_created on ledger_transaction (created_at desc, u_id desc);
create index ledger_transaction_kind on ledger_transaction (kind, created_at desc, u_id desc);
create index reconciliation_difference_order on reconciliation_difference (order_id) where order_id is not null;
