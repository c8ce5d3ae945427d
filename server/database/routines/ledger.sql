-- History is corrected by reversal, never by hand.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only' using errcode = '42501';
end $$;

create or replace trigger ledger_entry_append_only before delete or update or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();

create or replace trigger ledger_transaction_append_only before delete or update or truncate on ledger_transaction
  for each statement execute function ledger_is_append_only();

create or replace function ledger_transaction_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.transaction_id = new.transaction_id
    group by a.asset having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;

drop trigger if exists ledger_balanced on ledger_entry;
create constraint trigger ledger_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_transaction_balances();
