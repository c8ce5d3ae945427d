-- What staff uploads for the site: from its first byte until a record uses it, and some days after none does any more.
create table media_file (
  u_id uuid primary key,
  staff_id uuid not null references person,
  -- As the sender calls it.
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- Arriving until all of it is here and was looked at.
  state text not null default 'arriving' check (state in ('arriving', 'ready', 'used')),
  -- What it is by its content, and where it lies: a private file, or the base address of a picture.
  kind text check (kind in ('picture', 'film', 'sound', 'pdf', 'epub', 'captions')),
  shape text,
  file text unique,
  type text,
  seconds integer,
  width integer,
  height integer,
  pages integer,
  created_at timestamptz not null,
  -- When nothing used it any more, or when its upload began.
  unused_since timestamptz,
  check ((state = 'arriving') = (file is null)),
  check ((kind is null) = (file is null)),
  check ((state = 'used') = (unused_since is null))
);
create index media_file_staff on media_file (staff_id, state);
create index media_file_unused on media_file (unused_since) where unused_since is not null;
