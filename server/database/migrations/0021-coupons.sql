create table coupon (
  u_id uuid primary key,
  code citext not null unique check (code ~ '^[A-Za-z0-9]{4,20}$'),
  title text not null,
  -- A percentage, at most the cap; or a fixed amount.
  off_basis_points integer check (off_basis_points between 1 and 10000),
  cap_paise bigint check (cap_paise > 0),
  off_paise bigint check (off_paise > 0),
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  -- What it is for; null is everything that takes coupons.
  order_kinds text[],
  item_u_id uuid,
  earner_id uuid references person,
  first_purchase_only boolean not null default false,
  uses_max integer check (uses_max > 0),
  uses_per_person integer not null default 1 check (uses_per_person > 0),
  -- Held and used: moves in the transaction that takes or frees a use, so the limit is exact.
  uses integer not null default 0,
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- Named on the site; others are only for whom they were given to.
  is_shown boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check ((off_basis_points is null) <> (off_paise is null)),
  check (cap_paise is null or off_basis_points is not null),
  check (valid_until is null or valid_until > valid_from),
  constraint coupon_uses check (uses >= 0 and (uses_max is null or uses <= uses_max))
);
create index coupon_shown on coupon (valid_until) where is_shown;

create table coupon_use (
  u_id uuid primary key,
  coupon_id uuid not null references coupon,
  person_id uuid not null references person,
  order_id uuid not null references orders,
  state text not null check (state in ('held', 'used', 'freed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
-- A use that was freed may be taken again when the payment comes late.
create unique index coupon_use_once on coupon_use (order_id) where state <> 'freed';
create index coupon_use_person on coupon_use (person_id, coupon_id) where state <> 'freed';
create index coupon_use_coupon on coupon_use (coupon_id) where state <> 'freed';

alter table orders add column coupon_id uuid references coupon,
  add constraint orders_coupon check (coupon_id is not null or coupon_paise = 0);
create index orders_coupon_id on orders (coupon_id) where coupon_id is not null;
