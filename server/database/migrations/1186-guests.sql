-- A person whom the front desk booked for by name and mobile number, until they claim it. Nothing that asks for people who
-- are `active` knows of one.
alter table person drop constraint person_state_check,
  add constraint person_state_check check (state in ('active', 'erased', 'guest')) not valid,
  add column origin text not null default 'self',
  add constraint person_origin check (origin in ('self', 'desk')) not valid;

alter table otp_challenge drop constraint otp_challenge_purpose_check,
  add constraint otp_challenge_purpose_check
    check (purpose in ('login', 'register', 'change', 'step-up', 'claim')) not valid;

create table guest_claim (
  person_id uuid primary key references person,
  token_hash bytea not null unique,
  -- Of the four digits that the desk says on the phone.
  code_hmac bytea not null,
  tries smallint not null default 0,
  -- A child: the guardian claims, and no account opens.
  is_young boolean not null,
  made_by uuid not null references person,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  closed_because text check (closed_because in ('claimed', 'not-me', 'tries')),
  -- The terms were accepted at the counter, or with the claim.
  terms_at timestamptz,
  terms_by uuid references person,
  constraint guest_claim_closed check ((closed_at is null) = (closed_because is null))
);
