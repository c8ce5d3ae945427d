-- Blog posts and success stories: one mechanism, two kinds.
create table article (
  u_id uuid primary key,
  kind text not null check (kind in ('blog', 'success-story')),
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null,
  lead text not null default '',
  -- HTML, cleaned on its way in, and its words alone.
  body text not null,
  words text not null,
  language text not null default 'en',
  -- Written by a healer, or by the house (shown as Admin). A story is told by somebody under a chosen name.
  author_healer_id uuid references healer,
  teller text not null default '',
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  -- {"dark": address, "light": address} of its drawing, or none.
  image jsonb,
  reading_minutes integer not null check (reading_minutes > 0),
  is_demo boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null),
  check ((kind = 'success-story') = (teller <> ''))
);
create index article_latest on article (kind, published_at desc, u_id) where state = 'published';
create index article_categories on article using gin (categories);
create index article_tags on article using gin (tags);
create index article_author on article (author_healer_id) where author_healer_id is not null;

create function article_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'published', new.title, new.lead, null,
    concat_ws(' ', new.lead, array_to_string(new.tags || new.categories, ' ')), new.words);
  return null;
end $$;
create trigger article_search_entry
  after insert or update of state, title, lead, words, tags, categories on article
  for each row execute function article_search_entry();

-- What readers write under it; one each.
create table article_review (
  u_id uuid primary key,
  article_id uuid not null references article on delete cascade,
  person_id uuid references person,
  by_name text not null,
  text text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  unique (article_id, person_id)
);
create index article_review_latest on article_review (article_id, created_at desc);
