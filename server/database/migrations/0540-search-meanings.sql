-- Text as the search compares it: small letters, no signs, no apostrophes, Devanagari without the dot below (कर्ज is क़र्ज़).
create function search_plain(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(lower(normalize(words, NFC)), '''’`' || U&'\093C', ''),
    '[[:space:][:punct:]।“”‘–—…]+', ' ', 'g'))
$$;

-- What people type, and the words by which our texts speak of it. The first of `finds` weigh most.
create table search_meaning (
  u_id uuid primary key,
  name text not null unique check (name <> ''),
  typed text[] not null check (cardinality(typed) > 0),
  finds text[] not null default '{}',
  -- The helplines stand above the results.
  is_crisis boolean not null default false,
  revision integer not null default 1
);

-- Each of `typed` by itself, kept by a trigger.
create table search_phrase (
  phrase text not null,
  meaning_id uuid not null references search_meaning on delete cascade,
  primary key (phrase, meaning_id)
);
create index search_phrase_meaning on search_phrase (meaning_id);
create index search_phrase_trigram on search_phrase using gin (phrase gin_trgm_ops);

create function keep_search_phrases() returns trigger language plpgsql as $$
begin
  delete from search_phrase where meaning_id = new.u_id;
  insert into search_phrase (phrase, meaning_id)
    select distinct search_plain(one), new.u_id from unnest(new.typed) one where search_plain(one) <> '';
  return null;
end $$;
create trigger search_meaning_phrases after insert or update of typed on search_meaning
  for each row execute function keep_search_phrases();

-- Words that are nearly the same: phrases of the dictionary, and words of names, titles and topics.
create function search_near(word text) returns table (candidate text, is_phrase boolean, near real)
language sql stable set pg_trgm.similarity_threshold = 0.25 set pg_trgm.word_similarity_threshold = 0.4 as $$
  (select phrase, true, similarity(phrase, word) as near from search_phrase
    where phrase % word order by near desc, phrase limit 8)
  union all
  (select written, false, similarity(written, word) as near from
    (select search_text from search_entry where word <% search_text limit 100) entry,
    regexp_split_to_table(search_text, ' ') written
    where similarity(written, word) > 0.25 group by written order by near desc, written limit 8)
$$;

-- Pages of the site that are found by a title and by the words that people use for them.
create table search_page (
  u_id uuid primary key,
  title text not null check (title <> ''),
  description text not null default '',
  path text not null unique check (path ~ '^/'),
  typed text[] not null default '{}',
  revision integer not null default 1
);

alter table search_entry drop constraint search_entry_kind_check, add constraint search_entry_kind_check
  check (kind in ('healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop', 'blog', 'success-story', 'page'));

create or replace function keep_search_entry(
  a_kind text, an_item uuid, is_shown boolean, a_title text, a_subtitle text, an_image text, strong text, weak text)
returns void language plpgsql as $$
declare
  -- “Sleep course” finds a course about sleep.
  kind_words constant jsonb := '{"healer": "healer healers expert therapist doctor coach", "course": "course courses class",
    "bundle": "package packages bundle", "ebook": "book books ebook ebooks e-book", "webinar": "webinar webinars online event",
    "workshop": "workshop workshops event", "blog": "article articles blog post", "success-story": "story stories"}';
begin
  if not is_shown then
    delete from search_entry where kind = a_kind and item_id = an_item;
    return;
  end if;
  insert into search_entry (kind, item_id, title, subtitle, image, search, search_text) values (
    a_kind, an_item, a_title, a_subtitle, an_image,
    setweight(to_tsvector('simple', search_plain(a_title)), 'A') || setweight(to_tsvector('simple', search_plain(strong)), 'B') ||
      setweight(to_tsvector('simple', coalesce(kind_words ->> a_kind, '')), 'C') ||
      setweight(to_tsvector('simple', search_plain(weak)), 'D'),
    search_plain(a_title || ' ' || strong))
  on conflict (kind, item_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, image = excluded.image,
      search = excluded.search, search_text = excluded.search_text;
end $$;

create function search_page_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = 'page' and item_id = old.u_id;
    return null;
  end if;
  perform keep_search_entry('page', new.u_id, true, new.title, new.description, null, array_to_string(new.typed, ' '), '');
  return null;
end $$;
create trigger search_page_entry after insert or update or delete on search_page
  for each row execute function search_page_entry();

-- The entries that stand already, in the new form.
update healer set state = state where state = 'verified';
update article set state = state where state = 'published';
update course set state = state where state = 'published';
update ebook set state = state where state = 'published';
update bundle set state = state where state = 'published';
update event set state = state where state = 'planned';
