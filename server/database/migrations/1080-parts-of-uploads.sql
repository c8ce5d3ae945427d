-- Parts of uploads under way that lie in a bucket, so that any node can take the next one. Each row names an object, and
-- outlives its upload until that is removed: it refers to no row. A part counts once its object is there.
create table upload_part (
  u_id uuid primary key,
  upload_id uuid not null,
  from_byte bigint not null check (from_byte >= 0),
  bytes integer not null check (bytes > 0),
  is_kept boolean not null default false,
  created_at timestamptz not null
);
create index upload_part_upload on upload_part (upload_id);
create index upload_part_age on upload_part (created_at);

-- Two nodes that go on behind the same byte: the second one is refused.
create unique index upload_part_place on upload_part (upload_id, from_byte) where is_kept;
