-- A refund that a colleague asked for. Above the sum of the settings another colleague decides.
create table refund_request (
  u_id uuid primary key,
  order_id uuid not null references orders,
  price_paise bigint not null check (price_paise > 0),
  destination text not null check (destination in ('source', 'wallet')),
  reason text not null check (reason <> ''),
  state text not null check (state in ('waiting', 'done', 'refused')),
  needs_second boolean not null,
  asked_by uuid not null references person,
  asked_at timestamptz not null,
  decided_by uuid references person,
  decided_at timestamptz,
  decision_reason text not null default '',
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (state <> 'waiting' or needs_second),
  -- Whoever asked for much money does not decide about it.
  check (not (needs_second and state = 'done' and decided_by = asked_by))
);
create unique index refund_request_waiting on refund_request (order_id) where state = 'waiting';
create index refund_request_order on refund_request (order_id);
create index refund_request_state on refund_request (state, asked_at);
create index refund_request_asked on refund_request (asked_by);
create index refund_request_decided on refund_request (decided_by);

-- What came by the gateway may be refunded into the wallet, where the client wants it so.
alter table give_back add column to_wallet boolean not null default false;

-- What an order caused in the ledger.
create index ledger_transaction_caused_by on ledger_transaction (caused_by) where caused_by is not null;

-- The back office lists orders of all clients.
create index orders_created on orders (created_at desc, u_id desc);
