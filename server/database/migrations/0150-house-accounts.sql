-- The platform's own accounts get an entry in every payment. A balance kept in their row would make all payments wait
-- for each other, so theirs is the sum of their entries.
update ledger_account set posted = 0 where owner_id is null;
alter table ledger_account add constraint ledger_account_platform_is_summed check (owner_id is not null or posted = 0);

drop index ledger_entry_account;
create index ledger_entry_account on ledger_entry (account_id) include (amount);

create view ledger_balance as
  select a.id, a.owner_id, a.kind, a.asset, a.held,
    case when a.owner_id is null
      then coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id), 0)::bigint
      else a.posted end as posted
  from ledger_account a;
