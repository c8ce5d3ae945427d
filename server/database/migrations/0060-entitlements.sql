-- What somebody has for good: bought, free, or inside of a bundle.
create table entitlement (
  u_id uuid primary key,
  person_id uuid not null references person,
  kind text not null check (kind in ('course', 'bundle', 'ebook')),
  item_id uuid not null,
  -- What paid for it; none for what costs nothing.
  order_id uuid references orders,
  -- It came inside of this bundle. Such a one may stand beside one that was bought by itself.
  bundle_id uuid,
  granted_at timestamptz not null,
  -- The order was given back.
  ended_at timestamptz
);
create unique index entitlement_once on entitlement (person_id, kind, item_id)
  where ended_at is null and bundle_id is null;
create unique index entitlement_once_by_bundle on entitlement (person_id, bundle_id, kind, item_id)
  where ended_at is null and bundle_id is not null;
create index entitlement_latest on entitlement (person_id, kind, granted_at desc) where ended_at is null;
create index entitlement_item on entitlement (kind, item_id) where ended_at is null;
create index entitlement_order on entitlement (order_id) where order_id is not null;

-- One order at a time may be open for the same thing.
create unique index orders_one_open on orders (client_id, kind, item_u_id)
  where kind in ('course', 'bundle', 'ebook') and state in ('open', 'awaiting-payment', 'failed');
