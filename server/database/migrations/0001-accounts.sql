create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- A person, whatever she does here. Health history never lives in this table.
create table person (
  u_id uuid primary key,
  state text not null default 'active' check (state in ('active', 'erased')),
  roles text[] not null default '{client}' check (roles <@ array['client', 'healer', 'healer-intern', 'support', 'editor', 'finance', 'admin']),
  first_name text not null,
  last_name text not null,
  anonymous_name text not null default '',
  email citext,
  email_verified_at timestamptz,
  phone text check (phone ~ '^\+[0-9]{7,15}$'),
  phone_verified_at timestamptz,
  gender text check (gender in ('male', 'female')),
  dob date,
  marital_status text,
  country text not null default '',
  state_name text not null default '',
  city text not null default '',
  income_sources text[] not null default '{}',
  income_range_per_year text,
  mental_health_invest_amount text,
  time_zone text not null default 'Asia/Kolkata',
  image text,
  demo_appointment_count integer not null default 0 check (demo_appointment_count >= 0),
  -- Last notification given out; moves under this row's lock so that cursors commit in order.
  notification_seq bigint not null default 0,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Only a proven contact is somebody's own: others may have typed it by mistake.
create unique index person_email on person (email) where email_verified_at is not null;
create unique index person_phone on person (phone) where phone_verified_at is not null;

create table otp_challenge (
  u_id uuid primary key,
  purpose text not null check (purpose in ('login', 'register')),
  channel text not null check (channel in ('email', 'mobile')),
  destination text not null,
  role text not null check (role in ('client', 'healer')),
  device_id text not null,
  code_hmac bytea not null,
  attempts integer not null default 0,
  state text not null default 'open' check (state in ('open', 'used', 'superseded')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index otp_challenge_destination on otp_challenge (destination, purpose) where state = 'open';
create index otp_challenge_created on otp_challenge (created_at);

-- Exact limits that survive a restart: one row per key and window.
create table rate_count (
  key text not null,
  window_start timestamptz not null,
  hits bigint not null,
  primary key (key, window_start)
);
create index rate_count_window on rate_count (window_start);

create table session (
  u_id uuid primary key,
  person_id uuid not null references person,
  role text not null check (role in ('client', 'healer')),
  device_id text not null,
  device_name text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index session_person on session (person_id) where revoked_at is null;

-- Only hashes are kept. A rotated token points to nothing: its successor is derived again from it within the overlap.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session,
  generation integer not null,
  rotated_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (session_id, generation)
);

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table idempotency_key (
  principal uuid not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  state text not null check (state in ('working', 'done')),
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (principal, route, key)
);
create index idempotency_key_created on idempotency_key (created_at);


create table notification (
  u_id uuid primary key,
  person_id uuid not null references person,
  seq bigint not null,
  type text not null,
  title text not null,
  description text not null,
  front_end_path text not null,
  target_id text not null,
  sender_name text not null default '',
  is_read boolean not null default false,
  created_at timestamptz not null,
  unique (person_id, seq)
);
create index notification_unread on notification (person_id) where not is_read;
