-- Healers who have said that they can begin within a quarter of an hour, and until when.
create table available_now (
  healer_id uuid primary key references healer,
  since timestamptz not null,
  until timestamptz not null,
  check (until > since)
);
