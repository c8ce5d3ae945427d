-- Smaller films made of an uploaded one, by the shorter side of their picture in pixels.
create table film_rendition (
  file text not null references media_file (file) on delete cascade,
  height integer not null check (height > 0),
  -- Needless: as large as the film itself, so the film is played.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'needless', 'failed')),
  bytes bigint,
  -- Why the last attempt failed, for staff.
  reason text,
  updated_at timestamptz not null,
  primary key (file, height),
  check (state <> 'ready' or bytes is not null)
);

-- A frame of a film, as a private file.
alter table media_file add column poster text;
