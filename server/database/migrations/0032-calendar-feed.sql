-- The secret address of somebody's calendar, of which only the hash is kept. One for each role of a person.
create table calendar_feed (
  person_id uuid not null references person,
  role text not null check (role in ('client', 'healer')),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (person_id, role)
);
