-- Sessions of a guest of the front desk that a client with an account took as their own: the guest is gone after that.
create table guest_merge (
  guest_id uuid primary key,
  person_id uuid not null references person,
  created_at timestamptz not null
);
create index guest_merge_person on guest_merge (person_id);
