-- How the line of one visit to a room was, as the browser of its person measured it.
create table room_line (
  visit_id uuid primary key references room_visit on delete cascade,
  measured_at timestamptz not null,
  -- One word for each minute, in order: how picture and sound mostly arrived.
  minutes text[] not null
    check (minutes <@ array['good', 'fair', 'weak', 'lost'] and cardinality(minutes) <= 480),
  seconds integer not null check (seconds between 0 and 28800),
  -- Without any line; with a line, and yet without a connection to the other person.
  lost_seconds integer not null check (lost_seconds >= 0),
  apart_seconds integer not null check (apart_seconds >= 0),
  reconnects integer not null check (reconnects between 0 and 10000),
  picture_off_seconds integer not null check (picture_off_seconds between 0 and seconds),
  sound_packets integer not null check (sound_packets >= 0),
  sound_packets_lost integer not null check (sound_packets_lost between 0 and sound_packets),
  -- Sound that the browser made up, because its packets were missing.
  concealed_ms integer not null check (concealed_ms >= 0),
  check (lost_seconds + apart_seconds <= seconds)
);
