-- A healer leaves: until when they work here. Their clients are asked whether the records go along.
create table departure (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  last_day date not null,
  started_by uuid not null references person,
  started_at timestamptz not null,
  -- Called off, or over.
  ended_at timestamptz
);
create unique index departure_stands on departure (healer_id) where ended_at is null;
create index departure_healer on departure (healer_id);
create index departure_latest on departure (started_at desc, u_id desc);
create index departure_starter on departure (started_by);

-- Each client who was asked, once, and what counts now. No answer is a no.
create table departure_client (
  u_id uuid primary key,
  departure_id uuid not null references departure,
  client_id uuid not null references person,
  asked_at timestamptz not null,
  is_given boolean,
  -- The latest file that has the record. It refers to no row, because files stay behind when a practice moves.
  file_id uuid,
  -- From then on the healer has the record, and a yes cannot be taken back.
  handed_over_at timestamptz,
  unique (departure_id, client_id),
  constraint departure_client_said_yes check (handed_over_at is null or is_given is not null and is_given)
);
create index departure_client_of on departure_client (client_id);
create index departure_client_in on departure_client (file_id) where file_id is not null;

-- Each yes and no, as it was said: by whom, when and to which words.
create table departure_answer (
  u_id uuid primary key,
  departure_client_id uuid not null references departure_client,
  is_given boolean not null,
  version integer not null check (version > 0),
  answered_by uuid not null references person,
  at timestamptz not null
);
create index departure_answer_of on departure_answer (departure_client_id);
create index departure_answer_by on departure_answer (answered_by);

-- The records of those who said yes, as a file that the healer takes along.
create table departure_file (
  u_id uuid primary key,
  departure_id uuid not null references departure,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'removed')),
  bytes bigint,
  salt text not null,
  -- Of the key that the passphrase gave; kept sealed, and only until the file is made.
  sealed_key text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  check (state = 'waiting' or sealed_key is null),
  check ((state = 'ready') <= (bytes is not null))
);
create unique index departure_file_stands on departure_file (departure_id) where state in ('waiting', 'ready');
create index departure_file_latest on departure_file (departure_id, requested_at desc);
create index departure_file_kept on departure_file (expires_at) where state <> 'removed';
