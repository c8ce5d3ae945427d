-- Everything that will be paid for; the contract's `orderKinds` names those that have goods.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in (
  'appointment', 'course', 'bundle', 'ebook', 'webinar', 'workshop', 'healing-session', 'wallet-top-up', 'life-points'));

-- Of the life points, those that were bought; the rest was earned. And what of the price went back so far.
alter table orders
  add column points_bought_paise bigint not null default 0,
  add column given_back_paise bigint not null default 0,
  add column given_back_tax_paise bigint not null default 0,
  add constraint orders_points_bought check (points_bought_paise between 0 and life_points_paise),
  add constraint orders_given_back check (given_back_paise between 0 and price_paise),
  add constraint orders_given_back_tax check (given_back_tax_paise between 0 and tax_paise);

-- points-issued: what all points together are owed by; points-sold: rupees received for points not yet spent;
-- coupons: what the platform paid for its clients by coupon.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'wallet', 'points-bought', 'points-earned', 'gateway-clearing', 'revenue', 'healer-earnings', 'tax', 'goodwill',
  'refunds-due', 'points-issued', 'points-sold', 'coupons'));
insert into ledger_account (kind, asset) values ('points-issued', 'POINT'), ('points-sold', 'INR'), ('coupons', 'INR');

-- A part of a paid order that went back: by how much each source of its money was reduced.
create table give_back (
  u_id uuid primary key,
  order_id uuid not null references orders,
  -- Why, and by that once: the same reason gives back nothing more.
  reason text not null,
  price_paise bigint not null check (price_paise > 0),
  gateway_paise bigint not null check (gateway_paise >= 0),
  wallet_paise bigint not null check (wallet_paise >= 0),
  points_bought_paise bigint not null check (points_bought_paise >= 0),
  points_earned_paise bigint not null check (points_earned_paise >= 0),
  coupon_paise bigint not null check (coupon_paise >= 0),
  tax_paise bigint not null check (tax_paise between 0 and price_paise),
  by_our_fault boolean not null,
  created_at timestamptz not null,
  unique (order_id, reason),
  check (price_paise = gateway_paise + wallet_paise + points_bought_paise + points_earned_paise + coupon_paise)
);
