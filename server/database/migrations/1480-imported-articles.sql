-- Addresses of articles at the site that the practice had before: each leads to its article while that is public.
create table article_old_address (
  path text primary key check (length(path) between 2 and 500),
  article_id uuid not null references article on delete cascade,
  created_at timestamptz not null
);
create index article_old_address_of on article_old_address (article_id);
-- Pictures that the lines of an import name, at their old addresses.
create table import_picture (
  run_id uuid not null references import_run on delete cascade,
  mark text not null check (mark ~ '^[0-9a-f]{32}$'),
  shape text not null check (shape in ('course', 'text')),
  address text not null check (length(address) between 1 and 2000),
  -- Of the file that it becomes.
  u_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'refused')),
  why text not null default '' check (length(why) <= 300),
  -- A process fetches it; one that was ended gives it free after a while.
  taken_at timestamptz,
  primary key (run_id, mark, shape)
);
-- An operator who imports is no colleague. Programs of before ask for the files of one sender alone.
-- squawk-ignore ban-drop-not-null
alter table media_file alter column staff_id drop not null;
