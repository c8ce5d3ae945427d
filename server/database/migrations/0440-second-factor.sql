-- The second factor of staff: an authenticator app's shared secret, sealed with a key outside of the database.
create table second_factor (
  person_id uuid primary key references person on delete cascade,
  sealed_secret text not null,
  -- The 30-second step of the last accepted code: each code opens once.
  last_step bigint not null default 0,
  confirmed_at timestamptz not null
);
-- What somebody is setting up, until its first code is right.
create table second_factor_setup (
  person_id uuid primary key references person on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null
);
create table recovery_code (
  person_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
-- Staff may do nothing in a session before the second factor was proven in it.
alter table session add column second_factor_at timestamptz;
