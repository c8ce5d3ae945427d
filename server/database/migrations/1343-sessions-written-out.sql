-- The calendar of an account into which a healer's sessions are written. One that has ended is kept until its entries are gone.
create table calendar_writing (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  account_id uuid not null references calendar_account on delete cascade,
  sealed_calendar text not null,
  names_clients boolean not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  next_look_at timestamptz not null
);
create unique index calendar_writing_of_healer on calendar_writing (healer_id) where ended_at is null;
create index calendar_writing_account on calendar_writing (account_id);
create index calendar_writing_due on calendar_writing (next_look_at) where ended_at is null;
create index calendar_writing_ended on calendar_writing (ended_at) where ended_at is not null;

-- A session there. Each change of the session is a version; what is not written yet is due.
create table calendar_entry (
  writing_id uuid not null references calendar_writing on delete cascade,
  appointment_id uuid not null references appointment on delete cascade,
  version integer not null,
  written integer not null default 0,
  written_at timestamptz,
  is_there boolean not null default false,
  next_at timestamptz not null,
  tries integer not null default 0,
  -- Whoever writes it holds it until then, so that an older version never comes after a newer one.
  leased_until timestamptz,
  leased_by uuid,
  -- What the healer did with it there, which changes nothing here.
  suggestion text,
  suggested_start timestamptz,
  primary key (writing_id, appointment_id),
  constraint calendar_entry_suggestion check (suggestion in ('moved', 'removed'))
);
create index calendar_entry_appointment on calendar_entry (appointment_id);
create index calendar_entry_due on calendar_entry (next_at) where version > written;
