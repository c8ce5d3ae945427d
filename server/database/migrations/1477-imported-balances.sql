-- What a practice owes its clients from before: balances that came with an import stand against this account.
alter table ledger_account drop constraint ledger_account_kind_check,
  add constraint ledger_account_kind_check check (kind in (
    'wallet', 'points-bought', 'points-earned', 'healer-earnings', 'healer-due', 'organization-budget',
    'gateway-clearing', 'revenue', 'tax', 'goodwill', 'refunds-due', 'points-issued', 'points-sold', 'coupons',
    'payouts-due', 'bank', 'organizations-paid',
    'till-cash', 'till-banked', 'till-difference', 'counter-upi', 'card-machine', 'bank-transfers',
    'desk-deposits', 'desk-refunds-due', 'brought-in')) not valid;
insert into ledger_account (kind, asset) values ('brought-in', 'INR');
