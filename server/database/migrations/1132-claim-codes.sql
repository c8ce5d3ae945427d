-- A code of a diagnosis or procedure for a claim: there only as long as the client wishes it.
create table claim_code (
  appointment_id uuid primary key references appointment,
  client_id uuid not null references person,
  asked_at timestamptz not null,
  code text check (code <> ''),
  written_at timestamptz,
  check ((code is null) = (written_at is null))
);
create index claim_code_client on claim_code (client_id);
