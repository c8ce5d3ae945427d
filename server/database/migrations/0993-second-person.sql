-- Changes by which money can leave: a second colleague approves them, or they count against what one may do alone.
create table approval (
  u_id uuid primary key,
  kind text not null check (kind in ('setting', 'coupon')),
  -- The key of the setting, or the id of the coupon.
  subject text not null,
  -- What people call it.
  title text not null,
  -- Each field with its value before and after.
  changes jsonb not null,
  -- What can be given away by it at the most; null is without limit, or no sum.
  amount_paise bigint check (amount_paise >= 0),
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
create unique index approval_waiting on approval (kind, subject) where state = 'waiting';
create index approval_asked_at on approval (asked_at desc, u_id);
create index approval_state on approval (state, asked_at desc, u_id);
create index approval_asked_by on approval (asked_by, asked_at);
create index approval_decided_by on approval (decided_by);

-- A coupon that waits cannot be used. Those that exist go on.
alter table coupon add column waits_for_approval boolean not null default false;

-- Refunds count for a colleague and a day, as adjustments do.
create index refund_request_asked_by on refund_request (asked_by, asked_at);
drop index refund_request_asked;
-- Who gave whom a role.
create index audit_entry_roles on audit_entry (record_id, at) where resource = 'colleagues' and action = 'roles';
