-- A client lets another healer, or a supervisor, read parts of the file that one healer keeps.
create table handover (
  u_id uuid primary key,
  client_id uuid not null references person,
  from_healer_id uuid not null references healer,
  to_healer_id uuid not null references healer,
  reader text not null check (reader in ('successor', 'supervisor')),
  created_at timestamptz not null,
  -- Nothing can be read from then on, whatever the client said.
  ends_at timestamptz not null,
  check (from_healer_id <> to_healer_id),
  check (ends_at > created_at),
  unique (client_id, from_healer_id, to_healer_id)
);
create index handover_from on handover (from_healer_id);
create index handover_to on handover (to_healer_id);

-- Each yes of the client, line by line, and when it was taken back.
create table handover_line (
  u_id uuid primary key,
  handover_id uuid not null references handover,
  part text not null check (part in ('notes', 'plan', 'intake', 'results', 'files')),
  given_at timestamptz not null,
  revoked_at timestamptz check (revoked_at >= given_at)
);
create unique index handover_line_stands on handover_line (handover_id, part) where revoked_at is null;
create index handover_line_of on handover_line (handover_id);
