alter table ledger_account validate constraint ledger_account_kind_check;
alter table orders validate constraint orders_desk_paise_check;
alter table orders validate constraint orders_parts;
alter table order_refund validate constraint order_refund_desk_paise_check;
alter table order_refund validate constraint order_refund_parts;
