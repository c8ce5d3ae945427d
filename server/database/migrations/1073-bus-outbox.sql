-- Messages that nodes tell each other once a transaction is committed, where Valkey carries them: written by that
-- transaction, so that none is lost with the process, and deleted when they were sent.
create table bus_outbox (
  id bigint generated always as identity primary key,
  messages jsonb not null,
  written_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Which engine carries messages, for triggers: `notify` (PostgreSQL) or `outbox` (Valkey). Each node writes its own at its start.
create table bus_engine (
  is_single boolean primary key default true check (is_single),
  name text not null check (name in ('notify', 'outbox'))
);
insert into bus_engine (name) values ('notify');
