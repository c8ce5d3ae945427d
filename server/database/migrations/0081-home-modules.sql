-- What the home page is put together from, in its order. A kind that is hidden, or has nothing to show, is left out.
create table home_module (
  kind text primary key,
  position integer not null,
  is_shown boolean not null default true,
  -- {"count": how many things it shows}, where it shows several.
  settings jsonb not null default '{}',
  check (not settings ? 'count' or (settings ->> 'count')::integer between 1 and 24)
);
create index home_module_position on home_module (position) where is_shown;

insert into home_module (kind, position) values
  ('threshold', 10), ('next-free', 20), ('doors', 30), ('costs', 40), ('steps', 50), ('courses', 60),
  ('books', 70), ('reels', 80), ('story', 90), ('articles', 100), ('offers', 110);
