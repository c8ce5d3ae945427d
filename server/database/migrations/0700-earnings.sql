-- `healer-due`: what was earned for good and may be paid out. `payouts-due`: on its way to a bank. `bank`: sent by our bank.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'wallet', 'points-bought', 'points-earned', 'healer-earnings', 'healer-due',
  'gateway-clearing', 'revenue', 'tax', 'goodwill', 'refunds-due', 'points-issued', 'points-sold', 'coupons',
  'payouts-due', 'bank'));
insert into ledger_account (kind, asset) values ('payouts-due', 'INR'), ('bank', 'INR');

-- What a paid order earns its healer. It is theirs for good once the client's rules return nothing of it any more.
create table earning (
  order_id uuid primary key references orders,
  earner_id uuid not null references person,
  -- The healer's share of the price without tax, as the setting was when the order was paid.
  share_basis_points integer not null check (share_basis_points between 0 and 10000),
  state text not null check (state in ('coming', 'settled')),
  look_again_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  earner_paise bigint not null default 0 check (earner_paise >= 0),
  platform_paise bigint not null default 0 check (platform_paise >= 0),
  -- Of these, what went back to the client after settling.
  earner_returned_paise bigint not null default 0 check (earner_returned_paise between 0 and earner_paise),
  platform_returned_paise bigint not null default 0 check (platform_returned_paise between 0 and platform_paise),
  check ((state = 'settled') = (settled_at is not null)),
  check (state = 'settled' or earner_paise + platform_paise = 0)
);
create index earning_due on earning (look_again_at) where state = 'coming';
create index earning_earner on earning (earner_id, created_at desc, order_id desc);
create index earning_settled on earning (earner_id, settled_at) where state = 'settled';

-- Orders that were paid before shares existed promised the whole.
insert into earning (order_id, earner_id, share_basis_points, state, look_again_at, created_at)
select u_id, earner_id, 10000, 'coming', paid_at, paid_at
from orders where paid_at is not null and earner_id is not null and price_paise > 0;
