-- Double entry in integer paise (points: 100 = one point). Balances are sums, guarded, never edited.
create table ledger_account (
  id bigint generated always as identity primary key,
  owner_id uuid references person,
  kind text not null check (kind in ('wallet', 'points-bought', 'points-earned', 'gateway-clearing', 'revenue', 'healer-earnings', 'tax', 'goodwill', 'refunds-due')),
  asset text not null check (asset in ('INR', 'POINT')),
  -- The balance may not fall below this; null only for accounts of the platform.
  floor bigint,
  posted bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  check (owner_id is null or floor is not null),
  check (floor is null or posted - held >= floor)
);
create unique index ledger_account_owner on ledger_account (owner_id, kind) where owner_id is not null;
create unique index ledger_account_platform on ledger_account (kind) where owner_id is null;

create table ledger_transaction (
  u_id uuid primary key,
  kind text not null,
  idempotency_key text not null unique,
  reverses uuid unique references ledger_transaction,
  caused_by uuid,
  note text not null default '',
  created_at timestamptz not null
);

create table ledger_entry (
  transaction_id uuid not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id);

create function ledger_transaction_balances() returns trigger language plpgsql as $$
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
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_transaction_balances();

-- History is corrected by reversal, never by hand.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only' using errcode = '42501';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_is_append_only();

-- Money set aside for an order until it is paid or lapses.
create table ledger_hold (
  u_id uuid primary key,
  account_id bigint not null references ledger_account,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'captured', 'voided')),
  created_at timestamptz not null,
  settled_at timestamptz
);
-- A hold that was voided may be taken again when the payment comes late.
create unique index ledger_hold_once on ledger_hold (order_id, account_id) where state <> 'voided';
create index ledger_hold_held on ledger_hold (account_id) where state = 'held';

-- What each proof of the ledger found; drift is what balances differ from their entries and holds.
create table ledger_proof (
  id bigint generated always as identity primary key,
  accounts bigint not null,
  drift bigint not null,
  proved_at timestamptz not null
);

insert into ledger_account (kind, asset) values
  ('gateway-clearing', 'INR'), ('revenue', 'INR'), ('tax', 'INR'), ('goodwill', 'INR'), ('refunds-due', 'INR');

create table orders (
  u_id uuid primary key,
  client_id uuid not null references person,
  kind text not null check (kind in ('appointment')),
  item_u_id uuid not null,
  title text not null,
  state text not null check (state in ('open', 'awaiting-payment', 'failed', 'paid', 'expired', 'refunded')),
  price_paise bigint not null check (price_paise >= 0),
  coupon_paise bigint not null default 0 check (coupon_paise >= 0),
  life_points_paise bigint not null default 0 check (life_points_paise >= 0),
  wallet_paise bigint not null default 0 check (wallet_paise >= 0),
  payable_paise bigint not null check (payable_paise >= 0),
  tax_basis_points integer not null default 0,
  tax_paise bigint not null default 0,
  earner_id uuid references person,
  -- How often the split was frozen; each freezing has a gateway order of its own.
  split_number integer not null default 0,
  provider_order_id text unique,
  receipt_number bigint unique,
  expires_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (price_paise = coupon_paise + life_points_paise + wallet_paise + payable_paise)
);
create index orders_client on orders (client_id, created_at desc);
create index orders_item on orders (item_u_id);
create index orders_waiting on orders (expires_at) where state in ('open', 'awaiting-payment', 'failed');

-- Every gateway order that was made for one of ours. Only orders.provider_order_id may be paid; money that comes by
-- another one goes back.
create table provider_order (
  provider_order_id text primary key,
  order_id uuid not null references orders,
  amount_paise bigint not null,
  -- A payment of it may still come that we have not heard of.
  is_open boolean not null default true,
  asked_at timestamptz,
  created_at timestamptz not null
);
create index provider_order_of on provider_order (order_id);
create index provider_order_open on provider_order (created_at) where is_open;

-- Numbers without gaps: taken in the transaction that uses them.
create table counter (name text primary key, value bigint not null);
insert into counter (name, value) values ('receipt', 0);

create table payment (
  provider_payment_id text primary key,
  order_id uuid not null references orders,
  provider_order_id text not null references provider_order,
  state text not null check (state in ('authorized', 'captured', 'failed', 'refunded')),
  use text not null default 'none' check (use in ('none', 'fulfilled', 'returned')),
  method text not null default '',
  amount_paise bigint not null,
  error_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_order on payment (order_id, created_at);
create unique index payment_fulfils_once on payment (order_id) where use = 'fulfilled';

create table refund (
  u_id uuid primary key,
  order_id uuid not null references orders,
  provider_payment_id text not null references payment,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null default 'wanted' check (state in ('wanted', 'sent', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_payment_id, reason)
);
create index refund_order on refund (order_id);
create index refund_wanted on refund (created_at) where state = 'wanted';

create table webhook_event (
  event_id text primary key,
  name text not null,
  received_at timestamptz not null
);

-- When each webhook secret was first in use: the one before it is accepted for a day from then.
create table webhook_secret (
  fingerprint bytea primary key,
  first_used_at timestamptz not null
);

create index webhook_event_received on webhook_event (received_at);

create table security_log (
  id bigint generated always as identity primary key,
  what text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null
);
