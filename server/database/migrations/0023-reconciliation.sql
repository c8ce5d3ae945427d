-- A comparison of our books with the gateway's, for one stretch of time.
create table reconciliation (
  u_id uuid primary key,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  payments integer not null,
  refunds integer not null,
  differences integer not null,
  run_at timestamptz not null
);
create index reconciliation_run on reconciliation (run_at desc);

-- What did not agree, for staff. `theirs` and `ours` are paise; null where one side knows nothing.
create table reconciliation_difference (
  id bigint generated always as identity primary key,
  reconciliation_id uuid not null references reconciliation,
  what text not null check (what in (
    'payment-unknown-to-us', 'payment-unknown-to-gateway', 'payment-amount', 'payment-state',
    'refund-unknown-to-us', 'refund-unknown-to-gateway', 'refund-amount', 'refund-state')),
  provider_id text not null,
  order_id uuid references orders,
  theirs text,
  ours text
);
create index reconciliation_difference_of on reconciliation_difference (reconciliation_id);
create index payment_created on payment (created_at);
create index refund_created on refund (created_at);

-- Beside the drift of balances: what else the proof found wrong, by name and how often.
alter table ledger_proof add column faults jsonb not null default '{}';
