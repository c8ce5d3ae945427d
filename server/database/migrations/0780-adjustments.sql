-- A wallet or life points set right by colleagues. Above the sum of the settings another colleague decides.
create table adjustment (
  u_id uuid primary key,
  person_id uuid not null references person,
  account text not null check (account in ('wallet', 'life-points')),
  -- Negative takes away. For life points 100 are one point.
  amount_paise bigint not null check (amount_paise <> 0),
  -- What the client reads.
  words text not null check (words <> ''),
  reason text not null check (reason <> ''),
  state text not null check (state in ('waiting', 'done', 'refused')),
  needs_second boolean not null,
  asked_by uuid not null references person,
  asked_at timestamptz not null,
  decided_by uuid references person,
  decided_at timestamptz,
  decision_reason text not null default '',
  check (account = 'wallet' or amount_paise % 100 = 0),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (state <> 'waiting' or needs_second),
  check (not (needs_second and state = 'done' and decided_by = asked_by)),
  -- Nobody of the staff decides about money of their own.
  check (asked_by <> person_id),
  check (state <> 'done' or decided_by <> person_id)
);
create index adjustment_asked_at on adjustment (asked_at desc, u_id);
create index adjustment_state on adjustment (state, asked_at desc, u_id);
create index adjustment_person on adjustment (person_id, asked_at desc);
create index adjustment_asked_by on adjustment (asked_by, asked_at);
create index adjustment_decided_by on adjustment (decided_by);
