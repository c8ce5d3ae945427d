-- What the loading of the demo content made of the rows that were there: a row with nothing before is one of the demo's, one
-- with nothing after was taken away. `ops remove-demo` undoes it.
create table demo_content (
  table_name text not null,
  key text not null,
  before jsonb,
  after jsonb,
  primary key (table_name, key)
);

-- The files of the demo that are not removed yet.
create table demo_file (
  name text primary key
);
