-- Proofs of work that were handed in, so that none counts twice; forgotten once none of their time could count any more.
create table used_proof (
  signature text primary key,
  used_at timestamptz not null
);
create index used_proof_at on used_proof (used_at);
