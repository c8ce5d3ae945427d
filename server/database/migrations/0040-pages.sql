-- Pages that the back office writes: privacy policy and the like. The body is HTML, cleaned on its way in.
create table static_page (
  slug text primary key check (slug ~ '^[a-z0-9-]{2,60}$'),
  title text not null,
  lead text not null default '',
  body text not null,
  -- Grows with each change that readers have to be told of.
  version integer not null default 1,
  is_demo boolean not null default false,
  updated_at timestamptz not null
);

-- What the page about us is put together from, in order.
create table about_module (
  u_id uuid primary key,
  kind text not null check (kind in ('story', 'values', 'people', 'promise', 'invitation')),
  title text not null,
  body text not null,
  -- Base address of a picture in the widths of covers, or none.
  image text,
  image_alt text not null default '',
  position integer not null unique,
  is_demo boolean not null default false
);

create table photo_album (
  u_id uuid primary key,
  title text not null,
  description text not null default '',
  position integer not null unique,
  is_demo boolean not null default false,
  created_at timestamptz not null
);

create table photo (
  u_id uuid primary key,
  album_id uuid not null references photo_album on delete cascade,
  image text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null check (alt <> ''),
  caption text not null default '',
  position integer not null,
  unique (album_id, position)
);

-- What visitors write to the house by the form of /contact-us.
create table contact_message (
  u_id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  reason text not null,
  state text not null default 'new' check (state in ('new', 'answered')),
  created_at timestamptz not null
);
create index contact_message_new on contact_message (created_at) where state = 'new';
