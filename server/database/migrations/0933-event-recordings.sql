-- The film of an event as its host sent it, until staff has seen it.
create table event_recording (
  event_id uuid primary key references event,
  sent_by uuid not null references person,
  file text not null,
  type text not null,
  seconds integer not null check (seconds > 0),
  sent_at timestamptz not null,
  refused_because text,
  refused_at timestamptz,
  check ((refused_because is null) = (refused_at is null))
);
create index event_recording_waiting on event_recording (sent_at, event_id) where refused_at is null;
create index event_recording_sent_by on event_recording (sent_by);
