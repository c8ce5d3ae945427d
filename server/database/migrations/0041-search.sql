-- One row for each thing that the search of the whole site finds; kept by triggers of the tables it tells of.
create table search_entry (
  kind text not null check (kind in ('healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop', 'blog', 'success-story')),
  item_id uuid not null,
  title text not null,
  -- What stands under the title in a list of results, and the base address of its picture, if it has one.
  subtitle text not null default '',
  image text,
  -- Words for the full text search, and the most telling of them for near misses.
  search tsvector not null,
  search_text text not null,
  primary key (kind, item_id)
);
create index search_entry_search on search_entry using gin (search);
create index search_entry_trigram on search_entry using gin (search_text gin_trgm_ops);

-- Keeps the entry of a thing: `strong` words (a name, a subject) weigh more than `weak` ones (a body).
create function keep_search_entry(
  a_kind text, an_item uuid, is_shown boolean, a_title text, a_subtitle text, an_image text, strong text, weak text)
returns void language plpgsql as $$
begin
  if not is_shown then
    delete from search_entry where kind = a_kind and item_id = an_item;
    return;
  end if;
  insert into search_entry (kind, item_id, title, subtitle, image, search, search_text) values (
    a_kind, an_item, a_title, a_subtitle, an_image,
    setweight(to_tsvector('simple', a_title), 'A') || setweight(to_tsvector('simple', strong), 'B') ||
      setweight(to_tsvector('simple', weak), 'D'),
    lower(a_title || ' ' || strong))
  on conflict (kind, item_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, image = excluded.image,
      search = excluded.search, search_text = excluded.search_text;
end $$;

-- Things of a kind with a word beginning with `word`; if there are none, those with a word that is nearly the same.
create function items_with_word(a_kind text, word text) returns setof uuid
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  return query select item_id from search_entry
    where kind = a_kind and search @@ to_tsquery('simple', quote_literal(word) || ':*');
  if not found and length(word) > 3 then
    return query select item_id from search_entry where kind = a_kind and lower(word) <% search_text;
  end if;
end $$;

-- The same over everything.
create function entries_with_word(word text) returns setof search_entry
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  return query select * from search_entry where search @@ to_tsquery('simple', quote_literal(word) || ':*') limit 500;
  if not found and length(word) > 3 then
    return query select * from search_entry where lower(word) <% search_text limit 500;
  end if;
end $$;

create function healer_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('healer', new.u_id, new.state = 'verified', new.full_name, new.title, new.image ->> 'face',
    concat_ws(' ', new.title, new.topics, array_to_string(new.categories || new.languages, ' '), new.city), new.brings);
  return null;
end $$;
create trigger healer_search_entry
  after insert or update of state, full_name, title, image, topics, categories, languages, city, brings on healer
  for each row execute function healer_search_entry();
select keep_search_entry('healer', u_id, state = 'verified', full_name, title, image ->> 'face',
  concat_ws(' ', title, topics, array_to_string(categories || languages, ' '), city), brings) from healer;
