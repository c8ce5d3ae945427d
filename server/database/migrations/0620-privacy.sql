-- What a person agreed to, in their order. A withdrawal is a row of its own; none is changed.
create table consent (
  u_id uuid primary key,
  person_id uuid not null references person,
  purpose text not null check (purpose in ('privacy-policy', 'suggestions', 'analytics')),
  is_given boolean not null,
  -- Of the words that were shown.
  version integer not null check (version > 0),
  at timestamptz not null
);
create index consent_person on consent (person_id, purpose, at desc, u_id desc);

create function consent_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'consents are append-only';
end $$;
create trigger consent_append_only before update or delete on consent
  for each row execute function consent_is_append_only();
create trigger consent_never_emptied before truncate on consent
  for each statement execute function consent_is_append_only();

-- A copy of everything about a person. The file dies with `expires_at`, the row stays as its proof.
create table data_export (
  u_id uuid primary key,
  person_id uuid not null references person,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  places_done integer not null default 0,
  places_total integer not null,
  bytes integer,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state in ('waiting', 'failed')) = (bytes is null) or state = 'expired')
);
-- However many ask at once, there is one.
create unique index data_export_current on data_export (person_id) where state in ('waiting', 'ready');
create index data_export_expires on data_export (expires_at) where state in ('waiting', 'ready', 'failed');
create index data_export_person on data_export (person_id, requested_at desc);

-- Accounts that their owners asked to delete.
create table account_deletion (
  u_id uuid primary key,
  person_id uuid not null references person,
  state text not null default 'waiting' check (state in ('waiting', 'cancelled', 'done')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  -- How many rows were deleted, emptied and kept, by table.
  proof jsonb not null default '{}',
  check ((state = 'waiting') = (closed_at is null))
);
create unique index account_deletion_open on account_deletion (person_id) where state = 'waiting';
create index account_deletion_due on account_deletion (due_at) where state = 'waiting';
create index account_deletion_person on account_deletion (person_id);

-- A complaint about how data is handled, with the day on which it must have an answer.
create table grievance (
  ticket_id uuid primary key references support_ticket,
  person_id uuid not null references person,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index grievance_person on grievance (person_id, created_at desc);
