-- Who decides for a client under 18. The row goes when the client turns 18.
create table guardian (
  person_id uuid primary key references person,
  name text not null,
  relation text not null check (relation in ('mother', 'father', 'legal-guardian')),
  channel text not null check (channel in ('email', 'mobile')),
  contact text not null,
  state text not null default 'pending' check (state in ('pending', 'given', 'refused', 'withdrawn')),
  -- As the guardian typed it under the answer.
  signed_name text,
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'pending') = (answered_at is null) and (state = 'pending') = (signed_name is null))
);

-- Links sent to guardians: each answers once. Of the address only its hash is known.
create table guardian_link (
  token_hash bytea primary key,
  person_id uuid not null references guardian on delete cascade,
  -- Names typed under an answer; too many that do not fit close the link.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index guardian_link_person on guardian_link (person_id);

-- The steps of a guardian stand with those of the client.
alter table consent drop constraint consent_purpose_check;
alter table consent add constraint consent_purpose_check
  check (purpose in ('privacy-policy', 'suggestions', 'analytics', 'guardian'));
