-- What staff found in a healer's documents, and what became of the application.
alter table healer
  drop constraint healer_state_check,
  add constraint healer_state_check check (state in ('in-review', 'verified', 'paused', 'refused')),
  add column register_name text not null default '',
  add column register_number text not null default '',
  -- The last day of the registration that was seen; null where it does not end.
  add column proof_valid_until date,
  -- Of which end the healer was warned.
  add column warned_of date,
  -- Why it was refused or paused, as the healer reads it.
  add column review_reason text not null default '',
  add column reviewed_at timestamptz,
  add column revision integer not null default 1;
create index healer_waiting on healer (created_at, u_id) where state = 'in-review';
create index healer_proof_ends on healer (proof_valid_until) where state = 'verified' and proof_valid_until is not null;
