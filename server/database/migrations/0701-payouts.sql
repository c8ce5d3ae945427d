-- Where a healer's earnings go. Name, number and IFSC are sealed with a key outside of the database. New details wait
-- until `usable_from`; until then the earlier ones stay in use.
create table bank_account (
  u_id uuid primary key,
  person_id uuid not null references person,
  sealed_details text not null,
  created_at timestamptz not null,
  usable_from timestamptz not null,
  withdrawn_at timestamptz,
  check (usable_from >= created_at)
);
create index bank_account_person on bank_account (person_id, usable_from desc) where withdrawn_at is null;

-- Payouts that are sent together. Above the sum of the settings another colleague approves.
create table payout_batch (
  u_id uuid primary key,
  number bigint generated always as identity unique,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  total_paise bigint not null check (total_paise > 0),
  needs_second boolean not null,
  asked_by uuid not null references person,
  asked_at timestamptz not null,
  decided_by uuid references person,
  decided_at timestamptz,
  decision_reason text not null default '',
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (not (needs_second and state = 'approved' and decided_by = asked_by))
);
create index payout_batch_asked_at on payout_batch (asked_at desc, u_id);
create index payout_batch_asked_by on payout_batch (asked_by);
create index payout_batch_decided_by on payout_batch (decided_by);

create table payout (
  u_id uuid primary key,
  number bigint generated always as identity unique,
  batch_id uuid not null references payout_batch,
  person_id uuid not null references person,
  bank_account_id uuid not null references bank_account,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in ('waiting', 'sent', 'paid', 'returned', 'dropped')),
  bank_reference text not null default '',
  return_reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state <> 'paid' or bank_reference <> ''),
  check ((state = 'returned') = (return_reason <> '')),
  unique (batch_id, person_id)
);
create index payout_person on payout (person_id, created_at desc, u_id desc);
create index payout_bank_account on payout (bank_account_id);
