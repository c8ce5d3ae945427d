create table category (
  u_id uuid primary key,
  slug text not null unique,
  name text not null,
  name_hi text not null,
  description text not null default '',
  position integer not null
);

create table language (
  u_id uuid primary key,
  code text not null unique,
  name text not null unique,
  native_name text not null,
  position integer not null
);

insert into category (u_id, slug, name, name_hi, position, description) values
  ('019a0000-0000-7000-8000-000000000001', 'business-career', 'Business and career', 'काम और करियर', 1,
    'For work that has ended, work that has no end, and the decision in between.'),
  ('019a0000-0000-7000-8000-000000000002', 'self-development', 'Self development', 'आत्म-विकास', 2,
    'For habits, courage and temper, and for the person you are still becoming.'),
  ('019a0000-0000-7000-8000-000000000003', 'wealth', 'Wealth', 'धन', 3,
    'For loans, savings and the silence that money makes in a house.'),
  ('019a0000-0000-7000-8000-000000000004', 'family', 'Family', 'परिवार', 4,
    'For parents and children of every age, and everyone who shares the kitchen.'),
  ('019a0000-0000-7000-8000-000000000005', 'relationship', 'Relationship', 'रिश्ते', 5,
    'For two people who want to talk again, or to part without breaking more.'),
  ('019a0000-0000-7000-8000-000000000006', 'health', 'Health', 'सेहत', 6,
    'For sleep, pain, worry and food, beside your doctor and not in place of one.'),
  ('019a0000-0000-7000-8000-000000000007', 'spirituality', 'Spirituality', 'अध्यात्म', 7,
    'For grief, quiet and faith, whichever door you come in by.');

insert into language (u_id, code, name, native_name, position) values
  ('019a0000-0000-7000-8000-000000000101', 'hi', 'Hindi', 'हिन्दी', 1),
  ('019a0000-0000-7000-8000-000000000102', 'en', 'English', 'English', 2),
  ('019a0000-0000-7000-8000-000000000103', 'mr', 'Marathi', 'मराठी', 3),
  ('019a0000-0000-7000-8000-000000000104', 'ta', 'Tamil', 'தமிழ்', 4),
  ('019a0000-0000-7000-8000-000000000105', 'bn', 'Bengali', 'বাংলা', 5),
  ('019a0000-0000-7000-8000-000000000106', 'te', 'Telugu', 'తెలుగు', 6),
  ('019a0000-0000-7000-8000-000000000107', 'kn', 'Kannada', 'ಕನ್ನಡ', 7),
  ('019a0000-0000-7000-8000-000000000108', 'ml', 'Malayalam', 'മലയാളം', 8),
  ('019a0000-0000-7000-8000-000000000109', 'gu', 'Gujarati', 'ગુજરાતી', 9),
  ('019a0000-0000-7000-8000-000000000110', 'pa', 'Punjabi', 'ਪੰਜਾਬੀ', 10),
  ('019a0000-0000-7000-8000-000000000111', 'ur', 'Urdu', 'اردو', 11),
  ('019a0000-0000-7000-8000-000000000112', 'or', 'Odia', 'ଓଡ଼ିଆ', 12),
  ('019a0000-0000-7000-8000-000000000113', 'as', 'Assamese', 'অসমীয়া', 13),
  ('019a0000-0000-7000-8000-000000000114', 'bo', 'Tibetan', 'བོད་སྐད།', 14),
  ('019a0000-0000-7000-8000-000000000115', 'kok', 'Konkani', 'कोंकणी', 15),
  ('019a0000-0000-7000-8000-000000000116', 'ks', 'Kashmiri', 'کٲشُر', 16),
  ('019a0000-0000-7000-8000-000000000117', 'sd', 'Sindhi', 'سنڌي', 17),
  ('019a0000-0000-7000-8000-000000000118', 'ne', 'Nepali', 'नेपाली', 18);

create table healer (
  u_id uuid primary key,
  person_id uuid not null unique references person,
  state text not null check (state in ('in-review', 'verified', 'paused')),
  full_name text not null,
  gender text not null check (gender in ('male', 'female')),
  title text not null,
  city text not null,
  main_category text not null references category (slug),
  categories text[] not null,
  languages text[] not null,
  topics text not null,
  proof text not null,
  proof_seen_on date,
  practising_since integer not null,
  about text[] not null,
  -- One line in a language of the healer: {lang, text}.
  voice jsonb,
  brings text not null,
  modes text[] not null check (modes <@ array['video', 'voice', 'chat'] and cardinality(modes) > 0),
  price_paise bigint not null check (price_paise >= 0),
  image jsonb,
  time_zone text not null,
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 60),
  notice_minutes integer not null default 60 check (notice_minutes between 0 and 10080),
  session_count integer not null default 0,
  -- The first start that a client could still book; kept by the booking code and refreshed as time passes.
  next_free_at timestamptz,
  is_demo boolean not null default false,
  -- Both are kept by a trigger: words for the full text search, and the same text for near misses.
  search tsvector not null default '',
  search_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index healer_next_free on healer (next_free_at, u_id) where state = 'verified';
create index healer_price on healer (price_paise, u_id) where state = 'verified';
create index healer_name on healer (full_name, u_id) where state = 'verified';
create index healer_categories on healer using gin (categories);
create index healer_languages on healer using gin (languages);
create index healer_search on healer using gin (search);
create index healer_search_trigram on healer using gin (search_text gin_trgm_ops);

create function healer_search_text() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', new.full_name), 'A') ||
    setweight(to_tsvector('simple', new.title || ' ' || new.topics), 'B') ||
    setweight(to_tsvector('simple', array_to_string(new.categories || new.languages, ' ') || ' ' || new.city), 'C') ||
    setweight(to_tsvector('simple', new.brings), 'D');
  new.search_text := lower(concat_ws(' ', new.full_name, new.title, new.topics, array_to_string(new.languages, ' '), new.city));
  return new;
end $$;
create trigger healer_search_text
  before insert or update of full_name, title, topics, categories, languages, city, brings on healer
  for each row execute function healer_search_text();

-- Healers whose text has a word beginning with `word`; if there are none, those with a word that is nearly the same.
create function healers_with_word(word text) returns setof uuid
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  return query select u_id from healer where search @@ to_tsquery('simple', quote_literal(word) || ':*');
  if not found and length(word) > 3 then
    return query select u_id from healer where lower(word) <% search_text;
  end if;
end $$;

-- Weekly windows in the healer's own zone; 1 is Monday.
create table healer_hours (
  healer_id uuid not null references healer,
  weekday integer not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null check (to_time > from_time),
  primary key (healer_id, weekday, from_time)
);

-- A day that differs from the week. A day without windows is closed.
create table healer_override (
  healer_id uuid not null references healer,
  day date not null,
  windows jsonb not null default '[]',
  primary key (healer_id, day)
);

create table healer_leave (
  healer_id uuid not null references healer,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  primary key (healer_id, first_day)
);

create table healer_review (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid references person,
  by_name text not null,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  sessions integer not null default 1,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  unique (healer_id, client_id)
);
create index healer_review_latest on healer_review (healer_id, created_at desc);
