-- Passkeys: keys on devices of a person, by which they log in, or prove themselves as colleagues.
create table passkey (
  u_id uuid primary key,
  person_id uuid not null references person,
  name text not null check (length(name) between 1 and 60),
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often its device says that it was used; 0 where the device does not count.
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  -- Made in a session of a colleague that was proven: it alone counts as a second factor.
  is_for_staff boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id, created_at desc);

-- What a device is asked to sign, once and within minutes.
create table passkey_challenge (
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (purpose in ('register', 'login', 'factor')),
  -- Who asked; null before the log-in.
  person_id uuid references person on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_person on passkey_challenge (person_id) where person_id is not null;
create index passkey_challenge_end on passkey_challenge (expires_at);

-- People who do not want to be offered one.
create table passkey_refusal (
  person_id uuid primary key references person,
  at timestamptz not null
);
