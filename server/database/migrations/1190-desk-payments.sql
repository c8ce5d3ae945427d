-- Money that is taken at the desk: its accounts, its part of an order and of a refund, tills and what moves in them.
alter table ledger_account drop constraint ledger_account_kind_check,
  add constraint ledger_account_kind_check check (kind in (
    'wallet', 'points-bought', 'points-earned', 'healer-earnings', 'healer-due', 'organization-budget',
    'gateway-clearing', 'revenue', 'tax', 'goodwill', 'refunds-due', 'points-issued', 'points-sold', 'coupons',
    'payouts-due', 'bank', 'organizations-paid',
    'till-cash', 'till-banked', 'till-difference', 'counter-upi', 'card-machine', 'bank-transfers',
    'desk-deposits', 'desk-refunds-due')) not valid;
insert into ledger_account (kind, asset) values ('till-cash', 'INR'), ('till-banked', 'INR'), ('till-difference', 'INR'),
  ('counter-upi', 'INR'), ('card-machine', 'INR'), ('bank-transfers', 'INR'), ('desk-deposits', 'INR'),
  ('desk-refunds-due', 'INR');
insert into counter (name, value) values ('desk-receipt', 0);

alter table orders add column desk_paise bigint not null default 0,
  add constraint orders_desk_paise_check check (desk_paise >= 0) not valid,
  drop constraint orders_parts,
  add constraint orders_parts check (price_paise =
    coupon_paise + allowance_paise + life_points_paise + wallet_paise + desk_paise + payable_paise) not valid;
alter table order_refund add column desk_paise bigint not null default 0,
  add constraint order_refund_desk_paise_check check (desk_paise >= 0) not valid,
  drop constraint order_refund_parts,
  add constraint order_refund_parts check (price_paise = gateway_paise + desk_paise + wallet_paise + points_bought_paise
    + points_earned_paise + coupon_paise + allowance_paise) not valid;

create table till (
  u_id uuid primary key,
  name text not null unique check (length(name) between 1 and 60),
  place_id uuid references place,
  state text not null default 'live' check (state in ('live', 'closed')),
  -- The cash in it after its last session was closed.
  cash_paise bigint not null default 0 check (cash_paise >= 0),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index till_place on till (place_id) where place_id is not null;

-- A colleague's time at a till, from opening to closing. `counted`: the difference waits for a second colleague.
create table till_session (
  u_id uuid primary key,
  till_id uuid not null references till,
  state text not null check (state in ('open', 'counted', 'closed')),
  opened_by uuid not null references person,
  opened_at timestamptz not null,
  opening_paise bigint not null check (opening_paise >= 0),
  expected_paise bigint,
  counted_paise bigint check (counted_paise >= 0),
  reason text not null default '',
  counted_by uuid references person,
  counted_at timestamptz,
  closed_by uuid references person,
  closed_at timestamptz,
  check ((state = 'open') = (counted_paise is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((counted_paise is null) = (expected_paise is null and counted_by is null and counted_at is null)),
  check (counted_paise = expected_paise or reason <> '')
);
create unique index till_session_of_till on till_session (till_id) where state <> 'closed';
create unique index till_session_of_person on till_session (opened_by) where state = 'open';
create index till_session_latest on till_session (opened_at desc, u_id);
create index till_session_counted_by on till_session (counted_by) where counted_by is not null;
create index till_session_closed_by on till_session (closed_by) where closed_by is not null;
create index till_session_opened_by on till_session (opened_by);

-- Cash that is put into a till from the bank, or taken out of it to the bank.
create table till_transfer (
  u_id uuid primary key,
  till_session_id uuid not null references till_session,
  -- Into the till: above nothing.
  amount_paise bigint not null check (amount_paise <> 0 and amount_paise % 100 = 0),
  note text not null default '',
  made_by uuid not null references person,
  made_at timestamptz not null
);
create index till_transfer_session on till_transfer (till_session_id);
create index till_transfer_made_by on till_transfer (made_by);

create table desk_payment (
  u_id uuid primary key,
  order_id uuid not null references orders,
  till_session_id uuid not null references till_session,
  kind text not null check (kind in ('cash', 'counter-upi', 'card-machine', 'bank-transfer')),
  amount_paise bigint not null check (amount_paise > 0),
  reference text not null default '',
  receipt_number bigint not null unique,
  -- `returned`: its order ended unpaid, and it is to be paid back. `reversed`: it was entered by mistake.
  state text not null check (state in ('taken', 'returned', 'reversed')),
  taken_by uuid not null references person,
  taken_at timestamptz not null,
  ended_by uuid references person,
  ended_at timestamptz,
  end_reason text not null default '',
  check (kind <> 'cash' or amount_paise % 100 = 0),
  check (kind = 'cash' or reference <> ''),
  check ((state = 'taken') = (ended_at is null))
);
create index desk_payment_order on desk_payment (order_id);
create index desk_payment_session on desk_payment (till_session_id, taken_at);
create index desk_payment_taken_by on desk_payment (taken_by);
create index desk_payment_ended_by on desk_payment (ended_by) where ended_by is not null;

-- What is to be paid back of money that was taken at the desk. In cash, to the next whole rupee.
create table desk_refund (
  u_id uuid primary key,
  order_id uuid not null references orders,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null check (state in ('due', 'paid', 'to-wallet')),
  kind text check (kind in ('cash', 'counter-upi', 'card-machine', 'bank-transfer')),
  paid_paise bigint check (paid_paise between amount_paise and amount_paise + 99),
  reference text not null default '',
  till_session_id uuid references till_session,
  paid_by uuid references person,
  paid_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'due') = (paid_at is null)),
  check ((state = 'paid') = (kind is not null and till_session_id is not null and paid_paise is not null)),
  check (kind <> 'cash' or paid_paise % 100 = 0)
);
create index desk_refund_order on desk_refund (order_id);
create index desk_refund_due on desk_refund (created_at, u_id) where state = 'due';
create index desk_refund_session on desk_refund (till_session_id) where till_session_id is not null;
create index desk_refund_paid_by on desk_refund (paid_by) where paid_by is not null;

-- A link by which anybody may pay what is left of one order, without an account.
create table payment_link (
  u_id uuid primary key,
  order_id uuid not null references orders,
  token_hash bytea not null unique,
  made_by uuid not null references person,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  sent_by text check (sent_by in ('sms', 'whatsapp', 'email')),
  ended_at timestamptz
);
create index payment_link_order on payment_link (order_id);
create index payment_link_made_by on payment_link (made_by, made_at);
