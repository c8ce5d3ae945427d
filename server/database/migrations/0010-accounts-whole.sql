-- Everything that section 3 names of a client, and what a healer's registration brings.

create table profession (
  u_id uuid primary key,
  name text not null unique,
  position integer not null
);
insert into profession (u_id, name, position) values
  ('019a0000-0000-7000-8000-000000000201', 'Student', 1),
  ('019a0000-0000-7000-8000-000000000202', 'Teaching and research', 2),
  ('019a0000-0000-7000-8000-000000000203', 'Engineering and technology', 3),
  ('019a0000-0000-7000-8000-000000000204', 'Medicine and care', 4),
  ('019a0000-0000-7000-8000-000000000205', 'Business and trade', 5),
  ('019a0000-0000-7000-8000-000000000206', 'Banking, accounts and law', 6),
  ('019a0000-0000-7000-8000-000000000207', 'Government and public service', 7),
  ('019a0000-0000-7000-8000-000000000208', 'Defence and police', 8),
  ('019a0000-0000-7000-8000-000000000209', 'Farming', 9),
  ('019a0000-0000-7000-8000-000000000210', 'Craft, factory and building', 10),
  ('019a0000-0000-7000-8000-000000000211', 'Art, media and design', 11),
  ('019a0000-0000-7000-8000-000000000212', 'Sales and service', 12),
  ('019a0000-0000-7000-8000-000000000213', 'Home and family', 13),
  ('019a0000-0000-7000-8000-000000000214', 'Retired', 14),
  ('019a0000-0000-7000-8000-000000000215', 'Looking for work', 15),
  ('019a0000-0000-7000-8000-000000000216', 'Something else', 16);

-- Who a client comes through: an employer, a school, or nobody in particular.
create table organization (
  organization_id text primary key check (organization_id ~ '^[A-Z0-9-]{3,20}$'),
  name text not null
);
insert into organization (organization_id, name) values ('NEWYOU', 'New You');

alter table person
  add column alternate_mobile_number text check (alternate_mobile_number ~ '^\+[0-9]{7,15}$'),
  add column profession_u_id uuid references profession,
  add column language_u_id uuid references language,
  add column organization_id text not null default 'NEWYOU' references organization,
  add column referral_code text not null
    default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10));
create unique index person_referral_code on person (referral_code);

-- Who brought whom. What it earns is decided when there is something to decide.
create table referral (
  referred_id uuid primary key references person,
  referrer_id uuid not null references person check (referrer_id <> referred_id),
  state text not null default 'pending' check (state in ('pending', 'rewarded', 'refused')),
  created_at timestamptz not null
);
create index referral_referrer on referral (referrer_id);

-- A signal for people who look after abuse; nothing is decided by it.
alter table session add column device_fingerprint text not null default '';

alter table otp_challenge drop constraint otp_challenge_purpose_check;
alter table otp_challenge add constraint otp_challenge_purpose_check
  check (purpose in ('login', 'register', 'change'));

-- A change of contact that could not be confirmed at the old one waits, so that its owner can stop it.
create table contact_change (
  u_id uuid primary key,
  person_id uuid not null references person,
  channel text not null check (channel in ('email', 'mobile')),
  contact text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'stopped')),
  takes_effect_at timestamptz not null,
  created_at timestamptz not null
);
create unique index contact_change_waiting on contact_change (person_id) where state = 'waiting';
create index contact_change_due on contact_change (takes_effect_at) where state = 'waiting';

-- What proves a healer's training. The files lie outside the public pictures.
create table healer_document (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  name text not null,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  bytes integer not null,
  created_at timestamptz not null
);
create index healer_document_healer on healer_document (healer_id);
