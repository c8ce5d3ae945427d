-- A key that is worked on belongs to one attempt for a few seconds, which the attempt renews while it works: after the
-- death of its process another may begin soon, and never beside it.
alter table idempotency_key
  add column attempt uuid,
  add column leased_until timestamptz not null default now();
create index idempotency_key_attempt on idempotency_key (attempt);
