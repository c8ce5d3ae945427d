-- The brand of the practice. Each saving is a row, the latest is the brand; without a row the defaults hold.
create table brand (
  version integer primary key check (version > 0),
  "values" jsonb not null check (jsonb_typeof("values") = 'object'),
  made_by uuid not null references person,
  made_at timestamptz not null
);
