-- A healer who was late for a session: the client was told of it, once for each time, and may rather wait.
create table room_late (
  appointment_id uuid not null references appointment,
  starts_at timestamptz not null,
  told_at timestamptz not null,
  waits_since timestamptz,
  primary key (appointment_id, starts_at)
);
