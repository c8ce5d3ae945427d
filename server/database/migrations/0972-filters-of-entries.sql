-- What lists are filtered by stands beside the words, in one index: the few who have a common word and a certain language
-- are found at once, where all who have the word were looked up before. A list still asks its own table; what stands here
-- only narrows what is looked up.
alter table search_entry add column filters text[] not null default '{}';

drop function keep_search_entry(text, uuid, boolean, text, text, text, text, text);
create function keep_search_entry(
  a_kind text, an_item uuid, is_shown boolean, a_title text, a_subtitle text, an_image text, strong text, weak text,
  its_filters text[] default '{}')
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
  insert into search_entry (kind, item_id, title, subtitle, image, search, filters) values (
    a_kind, an_item, a_title, a_subtitle, an_image,
    setweight(to_tsvector('simple', search_plain(a_title)), 'A') || setweight(to_tsvector('simple', search_plain(strong)), 'B') ||
      setweight(to_tsvector('simple', coalesce(kind_words ->> a_kind, '')), 'C') ||
      setweight(to_tsvector('simple', search_plain(weak)), 'D'), array_remove(its_filters, null))
  on conflict (kind, item_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, image = excluded.image, search = excluded.search,
      filters = excluded.filters;
end $$;

create or replace function healer_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('healer', new.u_id, new.state = 'verified', new.full_name, new.title, new.image ->> 'face',
    concat_ws(' ', new.title, new.topics, array_to_string(new.categories || new.languages, ' '), new.city), new.brings,
    new.categories || new.languages || new.gender);
  return null;
end $$;
drop trigger healer_search_entry on healer;
create trigger healer_search_entry
  after insert or update of state, full_name, title, image, topics, categories, languages, gender, city, brings on healer
  for each row execute function healer_search_entry();

create or replace function course_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('course', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.summary, new.category, new.language,
      (select full_name from healer where healer.u_id = new.healer_id)), new.words,
    array[new.category, new.language]);
  return null;
end $$;

create or replace function ebook_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('ebook', new.u_id, new.state = 'published', new.title, new.lead, new.cover,
    concat_ws(' ', new.lead, new.category, (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', array_to_string(new.contents, ' '), new.words),
    array[new.category, new.language]);
  return null;
end $$;
drop trigger ebook_search_entry on ebook;
create trigger ebook_search_entry
  after insert or update of state, title, lead, cover, category, language, contents, words on ebook
  for each row execute function ebook_search_entry();

create or replace function event_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'planned', new.title, new.lead, new.image ->> 'cover',
    concat_ws(' ', new.lead, new.category, new.language, new.venue ->> 'city',
      (select full_name from healer where healer.u_id = new.healer_id)), new.words,
    array[new.category]);
  return null;
end $$;

create or replace function article_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'published', new.title, new.lead, null,
    concat_ws(' ', new.lead, array_to_string(new.tags || new.categories, ' ')), new.words,
    new.categories || new.tags);
  return null;
end $$;

update search_entry set filters = array_remove(h.categories || h.languages || h.gender, null)
  from healer h where kind = 'healer' and item_id = h.u_id;
update search_entry set filters = array[c.category, c.language] from course c where kind = 'course' and item_id = c.u_id;
update search_entry set filters = array[e.category, e.language] from ebook e where kind = 'ebook' and item_id = e.u_id;
update search_entry s set filters = array[e.category] from event e where s.kind = e.kind and item_id = e.u_id;
update search_entry s set filters = a.categories || a.tags from article a where s.kind = a.kind and item_id = a.u_id;

drop index search_entry_search, search_entry_sample;
create index search_entry_search on search_entry using gin (search, filters);
create index search_entry_sample on search_entry using gin (search, filters) where uuid_hash(item_id) & 127 = 0;
