create or replace function article_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'published', new.title, new.lead, null,
    concat_ws(' ', new.other_title, new.lead, new.other_lead, array_to_string(new.tags || new.categories, ' '), category_names(new.categories)),
    concat_ws(' ', new.words, new.other_words), new.categories || new.tags);
  perform keep_search_version(new.kind, new.u_id, new.language, new.other_title, new.other_lead);
  return null;
end $$;

create or replace trigger article_search_entry after insert
    or update of state, title, lead, words, tags, categories, language, other_title, other_lead, other_words on article
  for each row execute function article_search_entry();

create or replace function bundle_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('bundle', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.summary, new.category, category_names(array[new.category])), new.words);
  return null;
end $$;

create or replace trigger bundle_search_entry after insert
    or update of state, title, summary, image, category, words on bundle
  for each row execute function bundle_search_entry();

-- By what people find what stands in these categories: the names of those that are offered, in both languages. The word of
-- its address stays beside them, also of one that is renamed or hidden: meanings of the dictionary name it, and for
-- somebody who is harmed by others it keeps offers for couples out.
create or replace function category_names(slugs text[]) returns text language sql stable as $$
  select string_agg(concat_ws(' ', name, name_hi), ' ' order by slug) from category where slug = any(slugs) and is_shown
$$;

create or replace function course_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('course', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.other_title, new.summary, new.other_summary, new.category, category_names(array[new.category]), new.language,
      (select full_name from healer where healer.u_id = new.healer_id)), concat_ws(' ', new.words, new.other_words),
    array[new.category, new.language]);
  perform keep_search_version('course', new.u_id, new.written_in, new.other_title, new.other_summary);
  return null;
end $$;

create or replace trigger course_search_entry after insert
    or update of state, title, summary, image, category, language, words, written_in, other_title, other_summary, other_words on course
  for each row execute function course_search_entry();

-- Search results and wishlists show a book by its cover, like courses and bundles.
create or replace function ebook_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('ebook', new.u_id, new.state = 'published', new.title, new.lead, new.cover,
    concat_ws(' ', new.other_title, new.lead, new.other_lead, new.category, category_names(array[new.category]),
      (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', array_to_string(new.contents, ' '), new.words, new.other_words),
    array[new.category, new.language]);
  perform keep_search_version('ebook', new.u_id, new.written_in, new.other_title, new.other_lead);
  return null;
end $$;

create or replace trigger ebook_search_entry after insert
    or update of state, title, lead, cover, category, language, contents, words, written_in, other_title, other_lead, other_words on ebook
  for each row execute function ebook_search_entry();

create or replace function event_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'planned', new.title, new.lead, new.image ->> 'cover',
    concat_ws(' ', new.other_title, new.lead, new.other_lead, new.category, category_names(array[new.category]), new.language,
      new.venue ->> 'city', (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', new.words, new.other_words), array[new.category]);
  perform keep_search_version(new.kind, new.u_id, new.written_in, new.other_title, new.other_lead);
  return null;
end $$;

create or replace trigger event_search_entry after insert
    or update of state, title, lead, image, category, language, venue, words, starts_at, recording, written_in, other_title, other_lead,
      other_words on event
  for each row execute function event_search_entry();

create or replace function healer_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('healer', new.u_id, new.state = 'verified', new.full_name, new.title, new.image ->> 'face',
    concat_ws(' ', new.title, new.topics, new.other_topics, array_to_string(new.categories || new.languages, ' '),
      category_names(new.categories), new.city),
    concat_ws(' ', new.client_concerns, new.other_concerns), new.categories || new.languages || new.gender);
  return null;
end $$;

create or replace trigger healer_search_entry after insert
    or update of state, full_name, title, image, topics, categories, languages, gender, city, client_concerns, other_topics, other_concerns
      on healer
  for each row execute function healer_search_entry();

create or replace function healer_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(concat_ws(' ', new.full_name, new.title, new.topics, array_to_string(new.languages, ' '), new.city));
  return new;
end $$;

create or replace trigger healer_search_text before insert
    or update of full_name, title, topics, categories, languages, city, client_concerns on healer
  for each row execute function healer_search_text();

-- Keeps the entry of a thing: `strong` words (a name, a subject) weigh more than `weak` ones (a body).
create or replace function keep_search_entry(a_kind text, an_item uuid, is_shown boolean, a_title text, a_subtitle text, an_image text, strong text, weak text, its_filters text[] default '{}')
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

create or replace function keep_search_phrases() returns trigger language plpgsql as $$
begin
  delete from search_phrase where meaning_id = new.u_id;
  insert into search_phrase (phrase, meaning_id)
    select distinct search_plain(one), new.u_id from unnest(new.typed) one where search_plain(one) <> '';
  return null;
end $$;

create or replace trigger search_meaning_phrases after insert or update of typed on search_meaning
  for each row execute function keep_search_phrases();

-- Title and subtitle in the other language of the site, as the answers of calls have them, for an entry that is shown.
create or replace function keep_search_version(a_kind text, an_item uuid, a_language text, other_title text, other_subtitle text)
  returns void language plpgsql as $$
declare
  version constant jsonb := case when other_title <> '' then
    jsonb_build_object('written_in', other_language(a_language), 'title', other_title, 'subtitle', other_subtitle) end;
begin
  update search_entry set written_in = a_language, other_version = version
    where kind = a_kind and item_id = an_item and (written_in, other_version) is distinct from (a_language, version);
end $$;

create or replace function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_word (word, is_strong)
    select lexeme, weights && '{A,B}' from unnest(new.search) where lexeme <> '' on conflict do nothing;
  return null;
end $$;

create or replace trigger search_entry_words after insert or update of search on search_entry
  for each row execute function keep_search_words();

-- Words that are nearly the same: phrases of the dictionary, and words of names, titles and topics.
create or replace function search_near(typed text)
  returns TABLE(candidate text, is_phrase boolean, near real) language sql stable set pg_trgm.similarity_threshold = 0.25 as $$
  (select phrase, true, similarity(phrase, typed) as near from search_phrase
    where phrase % typed order by near desc, phrase limit 8)
  union all
  (select word, false, similarity(word, typed) as near from search_word
    where is_strong and word % typed order by near desc, word limit 8)
$$;

-- The language of the site in which the second version of a text is.
create or replace function other_language(a_language text) returns text language sql immutable parallel safe as $$
  select case a_language when 'hi' then 'en' else 'hi' end
$$;

create or replace function search_page_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = 'page' and item_id = old.u_id;
    return null;
  end if;
  perform keep_search_entry('page', new.u_id, true, new.title, new.description, null, array_to_string(new.typed, ' '), '');
  return null;
end $$;

create or replace trigger search_page_entry after insert or delete or update on search_page
  for each row execute function search_page_entry();

-- Text as the search compares it: small letters, no signs, no apostrophes, Devanagari without the dot below (कर्ज is क़र्ज़).
create or replace function search_plain(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(lower(normalize(words, NFC)), '''’`' || U&'\093C', ''),
    '[[:space:][:punct:]।“”‘–—…]+', ' ', 'g'))
$$;

create or replace function search_query(kinds text[], words text[])
  returns tsquery language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 set plan_cache_mode=force_custom_plan set enable_seqscan=off set enable_indexscan=off set enable_indexonlyscan=off as $$
declare
  typed text;
  plain text;
  one tsquery;
  nearest tsquery;
  every tsquery;
begin
  foreach typed in array words loop
    plain := search_plain(typed);
    one := search_whole_words(to_tsquery('simple', quote_literal(plain) || ':*'));
    if length(typed) > 3
      and not exists (select from search_entry where kind = any(kinds) and search @@ one and uuid_hash(item_id) & 127 = 0)
      and not exists (select from search_entry where kind = any(kinds) and search @@ one) then
      select string_agg(quote_literal(word) || ':AB', ' | ')::tsquery into nearest from (
        select word from search_word where is_strong and plain <% word
        order by word_similarity(plain, word) desc, word limit 20) near_words;
      one := coalesce(nearest, one);
    end if;
    every := coalesce(every && one, one);
  end loop;
  return every;
end $$;

-- The beginning of a word becomes the whole words that begin so, where they are few. The index goes through whole words in
-- step with what else is asked for; of a beginning it first collects everybody who has it.
create or replace function search_whole_words(query tsquery) returns tsquery language plpgsql stable as $$
declare
  said text := query::text;
  one record;
  most integer;
  whole text[];
begin
  -- With weights first, because the same beginning without them is the start of its text.
  for one in
    select distinct part[1] as begun, part[2] as weights, '''' || part[1] || ''':*' || part[2] as term
    from regexp_matches(said, '''([^''\\]+)'':\*([A-D]*)', 'g') part order by weights desc
  loop
    -- A phrase has every combination of its words.
    most := case when position(one.term || ' <' in said) > 0 or position('> ' || one.term in said) > 0 then 4 else 24 end;
    select array_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
        || case one.weights when '' then '' else ':' || one.weights end)
      into whole from (
        -- In the order of bytes, as the index is, no word that begins so is beyond the last character.
        select distinct word from search_word
        where word >= one.begun collate "C" and word < (one.begun || chr(1114111)) collate "C" limit most + 1) known;
    if cardinality(whole) <= most then
      said := replace(said, one.term, '(' || array_to_string(whole, ' | ') || ')');
    end if;
  end loop;
  return said::tsquery;
end $$;

-- Writes the entries of some rows of a category anew, after the row `after`, and gives the last of them; null where none is
-- left. A row that is being saved is waited for, so that no older entry comes after this one.
create or replace function write_entries_of_category(a_table text, a_slug text, after uuid, most integer)
  returns uuid language plpgsql as $$
declare
  shown constant jsonb := '{"healer": "verified", "event": "planned"}';
  of_category constant text := case when a_table in ('healer', 'article') then 'categories' else 'category' end;
  last_row uuid;
begin
  -- The columns keep their values; that they are set calls the trigger.
  execute format($q$
    with next_rows as (select u_id from %1$I where state = $1 and %2$s and u_id > $3 order by u_id limit $4 for no key update),
      written as (update %1$I t set %3$I = t.%3$I from next_rows where t.u_id = next_rows.u_id returning t.u_id)
    select max(u_id::text)::uuid from written$q$,
    a_table, case of_category when 'category' then 'category = $2' else 'categories @> array[$2]' end, of_category)
  into last_row using coalesce(shown ->> a_table, 'published'), a_slug, after, most;
  return last_row;
end $$;
