-- A client whom the practice brought from elsewhere, until they say yes. Nothing that asks for people who are `active`
-- knows of one, so no message reaches one.
alter table person drop constraint person_state_check,
  add constraint person_state_check check (state in ('active', 'erased', 'guest', 'imported')) not valid,
  drop constraint person_origin,
  add constraint person_origin check (origin in ('self', 'desk', 'import')) not valid;

create table import_run (
  u_id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  file_name text not null check (length(file_name) <= 200),
  state text not null check (state in ('columns', 'checked', 'applied', 'undone')),
  headings text[] not null,
  -- Which column holds which field, counted from 0.
  columns jsonb not null,
  lines integer not null check (lines >= 0),
  -- Null for an operator at the command line.
  made_by uuid references person,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  constraint import_run_applied check ((applied_at is not null) = (state in ('applied', 'undone'))),
  constraint import_run_undone check ((undone_at is not null) = (state = 'undone'))
);
create index import_run_latest on import_run (created_at desc, u_id);

-- The lines of a file and what becomes of each, for seven days.
create table import_line (
  run_id uuid not null references import_run on delete cascade,
  line integer not null check (line > 0),
  cells text[] not null,
  -- As it was read, by the names of the fields; null where that was not possible.
  mapped jsonb,
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'ready', 'exists', 'problem', 'added', 'removed', 'kept')),
  -- Words for colleagues, one sentence for each.
  problems text[] not null default '{}',
  -- What was made of it, or was there before.
  record_id uuid,
  primary key (run_id, line)
);
create index import_line_of_outcome on import_line (run_id, outcome, line);
create index import_line_of_record on import_line (record_id) where record_id is not null;

-- What an import made, and how it was then: what has changed since is kept when the import is undone.
create table import_made (
  run_id uuid not null references import_run on delete cascade,
  record_id uuid not null,
  fingerprint text not null,
  primary key (run_id, record_id)
);
create index import_made_record on import_made (record_id);

-- Headings that a colleague has put to a field, for the next file.
create table import_heading (
  kind text not null check (length(kind) between 1 and 40),
  heading text not null check (length(heading) between 1 and 200),
  field text not null check (length(field) between 1 and 40),
  primary key (kind, heading)
);

-- The question to an imported client whether they may be written to, and its answer.
create table imported_client (
  person_id uuid primary key references person,
  run_id uuid references import_run on delete set null,
  asked_at timestamptz,
  asked_by uuid references person,
  -- Where the question went.
  channel text check (channel in ('email', 'mobile')),
  token_hash bytea unique check (length(token_hash) = 32),
  tries smallint not null default 0,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  constraint imported_client_answered check ((answer is null) = (answered_at is null))
);
create index imported_client_of_run on imported_client (run_id);
