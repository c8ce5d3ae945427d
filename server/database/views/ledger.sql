-- The balance of each account. Accounts of the platform carry no running total, which every payment would wait for.
create or replace view ledger_balance as
  select a.id, a.owner_id, a.kind, a.asset, a.held,
    case when a.owner_id is null and a.organization_id is null
      then coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id), 0)::bigint
      else a.posted end as posted
  from ledger_account a;

-- What people and organizations have. Their accounts alone carry a running total.
create view owned_account as
  select id, owner_id, organization_id, kind, asset, posted, held
  from ledger_account where owner_id is not null or organization_id is not null;

-- The lines of the book: what each transaction did to each account.
create view ledger_line as
  select t.u_id as transaction_id, t.kind, t.idempotency_key, t.caused_by, t.note, t.created_at,
    e.amount, a.id as account_id, a.kind as account, a.asset, a.owner_id, a.organization_id
  from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.u_id
    join ledger_account a on a.id = e.account_id;

-- What is set aside of an account for an order.
create view held_amount as
  select h.order_id, h.account_id, h.amount, h.state, a.kind as account, a.asset
  from ledger_hold h join ledger_account a on a.id = h.account_id;
