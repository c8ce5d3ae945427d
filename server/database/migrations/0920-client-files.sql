-- What a healer writes down about a client and gives them: private notes, the summary of a session, files.
create table client_note (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  -- Sealed with CLIENT_NOTES_SECRET, which no database holds.
  sealed_text text not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index client_note_latest on client_note (healer_id, client_id, created_at desc, u_id);
create index client_note_client on client_note (client_id);

-- The client reads it on the appointment.
create table session_summary (
  appointment_id uuid primary key references appointment,
  text text not null,
  -- Small things to do until the next session; actions of an action plan are made from them.
  homework text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table client_file (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  name text not null,
  kind text not null check (kind in ('picture', 'pdf')),
  -- A private file by its server-made name.
  file text not null unique,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index client_file_appointment on client_file (appointment_id, created_at, u_id);

-- The clients of a healer, each with their sessions in order.
create index appointment_healer_client on appointment (healer_id, client_id, starts_at desc);
