-- A list searches its own kind. By kind there is an index of words for each, so that a search reads only what can be
-- in the list.
alter table search_entry rename to search_entry_whole;
drop index search_entry_trigram, search_entry_search;
alter table search_entry_whole rename constraint search_entry_pkey to search_entry_whole_pkey;

create table search_entry (
  kind text not null,
  item_id uuid not null,
  title text not null,
  subtitle text not null default '',
  image text,
  search tsvector not null,
  primary key (kind, item_id),
  constraint search_entry_kind_check
    check (kind in ('healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop', 'blog', 'success-story', 'page'))
) partition by list (kind);
create table search_entry_healer partition of search_entry for values in ('healer');
create table search_entry_course partition of search_entry for values in ('course');
create table search_entry_ebook partition of search_entry for values in ('ebook');
create table search_entry_webinar partition of search_entry for values in ('webinar');
create table search_entry_workshop partition of search_entry for values in ('workshop');
create table search_entry_blog partition of search_entry for values in ('blog');
create table search_entry_story partition of search_entry for values in ('success-story');
create table search_entry_other partition of search_entry default;

insert into search_entry (kind, item_id, title, subtitle, image, search)
  select kind, item_id, title, subtitle, image, search from search_entry_whole;
drop table search_entry_whole;
create index search_entry_search on search_entry using gin (search);
create trigger search_entry_words after insert or update of search on search_entry
  for each row execute function keep_search_words();

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
  insert into search_entry (kind, item_id, title, subtitle, image, search) values (
    a_kind, an_item, a_title, a_subtitle, an_image,
    setweight(to_tsvector('simple', search_plain(a_title)), 'A') || setweight(to_tsvector('simple', search_plain(strong)), 'B') ||
      setweight(to_tsvector('simple', coalesce(kind_words ->> a_kind, '')), 'C') ||
      setweight(to_tsvector('simple', search_plain(weak)), 'D'))
  on conflict (kind, item_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, image = excluded.image, search = excluded.search;
end $$;
