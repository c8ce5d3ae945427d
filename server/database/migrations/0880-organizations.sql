-- Employers and schools that pay sessions of their members out of a budget.
alter table organization
  add column kind text not null default 'employer' check (kind in ('employer', 'school', 'other')),
  add column seats integer not null default 0 check (seats between 0 and 100000),
  -- What the budget pays for one member in a calendar month of India at most.
  add column allowance_paise bigint not null default 0 check (allowance_paise between 0 and 10000000);

-- People of the site who look after an organisation.
create table organization_manager (
  organization_id text not null references organization,
  person_id uuid not null references person,
  granted_by uuid not null references person,
  granted_at timestamptz not null,
  primary key (organization_id, person_id)
);
create index organization_manager_person on organization_manager (person_id);
create index organization_manager_granted_by on organization_manager (granted_by);

create table organization_invitation (
  u_id uuid primary key,
  organization_id text not null references organization,
  code text not null unique check (length(code) >= 20),
  -- Empty: a link that the organisation hands out itself.
  email text not null default '',
  seats integer not null check (seats > 0),
  uses integer not null default 0 check (uses between 0 and seats),
  created_by uuid not null references person,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index organization_invitation_latest on organization_invitation (organization_id, created_at desc, u_id);
create unique index organization_invitation_email on organization_invitation (organization_id, email)
  where email <> '' and withdrawn_at is null;
create index organization_invitation_created_by on organization_invitation (created_by);

-- A person is a member of one organisation at a time.
create table organization_member (
  u_id uuid primary key,
  organization_id text not null references organization,
  person_id uuid not null references person,
  joined_at timestamptz not null,
  left_at timestamptz,
  check (left_at is null or left_at >= joined_at)
);
create unique index organization_member_once on organization_member (person_id) where left_at is null;
create index organization_member_person on organization_member (person_id, joined_at desc);
create index organization_member_of on organization_member (organization_id, joined_at desc, u_id);

-- Money that an organisation paid us, or that was set right. Above the sum of the settings another colleague decides.
create table organization_budget_change (
  u_id uuid primary key,
  organization_id text not null references organization,
  amount_paise bigint not null check (amount_paise <> 0),
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
  check (not (needs_second and state = 'done' and decided_by = asked_by))
);
create index organization_budget_change_of on organization_budget_change (organization_id, asked_at desc, u_id);
create index organization_budget_change_asked_by on organization_budget_change (asked_by, asked_at);
create index organization_budget_change_decided_by on organization_budget_change (decided_by);

alter table ledger_account
  add column organization_id text references organization,
  add check (num_nonnulls(owner_id, organization_id) <= 1),
  add check (organization_id is null or floor is not null),
  drop constraint ledger_account_platform_is_summed,
  add constraint ledger_account_platform_is_summed
    check (num_nonnulls(owner_id, organization_id) > 0 or posted = 0),
  drop constraint ledger_account_kind_check,
  add constraint ledger_account_kind_check check (kind in (
    'wallet', 'points-bought', 'points-earned', 'healer-earnings', 'healer-due', 'organization-budget',
    'gateway-clearing', 'revenue', 'tax', 'goodwill', 'refunds-due', 'points-issued', 'points-sold', 'coupons',
    'payouts-due', 'bank', 'organizations-paid'));
drop index ledger_account_platform;
create unique index ledger_account_platform on ledger_account (kind) where owner_id is null and organization_id is null;
create unique index ledger_account_organization on ledger_account (organization_id, kind) where organization_id is not null;
insert into ledger_account (kind, asset) values ('organizations-paid', 'INR');

create or replace view ledger_balance as
  select a.id, a.owner_id, a.kind, a.asset, a.held,
    case when a.owner_id is null and a.organization_id is null
      then coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id), 0)::bigint
      else a.posted end as posted
  from ledger_account a;

-- What of an order the client's organisation pays, and what of it went back.
alter table orders
  add column organization_id text references organization,
  add column allowance_paise bigint not null default 0 check (allowance_paise >= 0),
  add constraint orders_allowance check (organization_id is not null or allowance_paise = 0),
  drop constraint orders_check,
  add constraint orders_parts check
    (price_paise = coupon_paise + allowance_paise + life_points_paise + wallet_paise + payable_paise);
create index orders_organization on orders (organization_id, paid_at) where organization_id is not null;
create index orders_allowance_of on orders (client_id) where allowance_paise > 0;
alter table give_back
  add column allowance_paise bigint not null default 0 check (allowance_paise >= 0),
  drop constraint give_back_check1,
  add constraint give_back_parts check (price_paise =
    gateway_paise + wallet_paise + points_bought_paise + points_earned_paise + coupon_paise + allowance_paise);
