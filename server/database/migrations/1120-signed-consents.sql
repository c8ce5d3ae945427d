-- Texts that staff writes for clients to sign. While one is published its words stand; a change begins with a draft, and
-- publishing it makes the next version.
create table consent_text (
  u_id uuid primary key,
  title text not null check (title <> ''),
  title_hi text not null default '',
  text text not null check (text <> ''),
  text_hi text not null default '',
  -- For sessions of one service, of one healer, or of all.
  healer_id uuid references healer,
  service_id uuid references service,
  -- A session whose client has not signed it says so to both.
  is_required boolean not null default true,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  revision integer not null default 1,
  updated_at timestamptz not null,
  check (healer_id is null or service_id is null),
  check (state not in ('scheduled', 'published') or (title_hi <> '' and text_hi <> ''))
);
create index consent_text_healer on consent_text (healer_id);
create index consent_text_service on consent_text (service_id);

-- What was published; never changed. The highest number of a text that is not archived is asked for.
create table consent_version (
  u_id uuid primary key,
  text_id uuid not null references consent_text,
  number integer not null check (number > 0),
  title text not null,
  title_hi text not null,
  text text not null,
  text_hi text not null,
  healer_id uuid references healer,
  service_id uuid references service,
  is_required boolean not null,
  created_at timestamptz not null,
  unique (text_id, number)
);
create index consent_version_healer on consent_version (healer_id);
create index consent_version_service on consent_version (service_id);

-- What a client, or their guardian, signed for sessions with one healer.
create table signed_consent (
  u_id uuid primary key,
  version_id uuid not null references consent_version,
  client_id uuid not null references person,
  healer_id uuid not null references healer,
  signed_by text not null check (signed_by in ('client', 'guardian')),
  signed_name text not null check (signed_name <> ''),
  -- The lines of a name drawn by hand: lists of points. Null for one that was typed.
  drawing jsonb,
  -- The language in which the words were read.
  locale text not null check (locale in ('en', 'hi')),
  -- The network of the device, of 256 addresses of IPv4 or a /48 of IPv6; never the address itself.
  network text not null,
  signed_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= signed_at)
);
create unique index signed_consent_stands on signed_consent (client_id, healer_id, version_id)
  where withdrawn_at is null;
create index signed_consent_of on signed_consent (client_id, healer_id, signed_at desc);
create index signed_consent_healer on signed_consent (healer_id);
create index signed_consent_version on signed_consent (version_id);
