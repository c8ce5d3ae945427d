-- People for whom a client books and pays: a child without an account, whose guardian the client is, or another adult who
-- agreed by a link and has an account.
create table dependant (
  u_id uuid primary key,
  payer_id uuid not null references person,
  person_id uuid references person,
  kind text not null check (kind in ('child', 'adult')),
  -- As the payer calls them.
  name text not null,
  -- Of a child: who stands in for them does so until they are 18.
  dob date,
  state text not null check (state in ('asked', 'agreed', 'refused', 'ended')),
  -- Where an adult is asked, or a child gets an account.
  channel text check (channel in ('email', 'mobile')),
  contact text,
  token_hash bytea unique,
  expires_at timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((channel is null) = (contact is null)),
  check ((token_hash is null) = (expires_at is null)),
  check ((kind = 'child') = (dob is not null)),
  check (kind = 'adult' or person_id is not null),
  check (state <> 'agreed' or person_id is not null)
);
create index dependant_payer on dependant (payer_id);
create index dependant_person on dependant (person_id) where person_id is not null;
create unique index dependant_ward on dependant (person_id) where kind = 'child' and state = 'agreed';
create unique index dependant_agreed on dependant (payer_id, person_id) where state = 'agreed';

-- Who booked and pays for it, where that is somebody else than the client.
alter table appointment add column booked_by uuid,
  add constraint appointment_booked_by foreign key (booked_by) references person not valid;
