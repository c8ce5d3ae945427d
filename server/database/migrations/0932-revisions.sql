-- What each saved version of a record held, for kinds of records that keep them.
create table record_revision (
  resource text not null,
  record_id text not null,
  version integer not null,
  -- Null where it was saved before versions were kept, or by nobody.
  saved_by uuid references person,
  saved_at timestamptz not null,
  -- The version that was restored.
  restored integer,
  fields jsonb not null,
  is_demo boolean not null default false,
  primary key (resource, record_id, version)
);
create index record_revision_saved_by on record_revision (saved_by);
