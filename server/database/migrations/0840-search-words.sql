-- Each word that anything shown is written with. Near misses are looked for among words, whose number hardly grows with
-- what is written; among whole texts they took seconds on a million of them.
create table search_word (
  word text collate "C" not null,
  -- In a title, a name or a subject, and not only in a text.
  is_strong boolean not null,
  primary key (word, is_strong)
);
create index search_word_trigram on search_word using gin (word gin_trgm_ops) where is_strong;

create function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_word (word, is_strong)
    select lexeme, weights && '{A,B}' from unnest(new.search) where lexeme <> '' on conflict do nothing;
  return null;
end $$;
create trigger search_entry_words after insert or update of search on search_entry
  for each row execute function keep_search_words();
insert into search_word (word, is_strong)
  select distinct lexeme, weights && '{A,B}' from search_entry, unnest(search) where lexeme <> '';

drop function search_near(text);
create function search_near(typed text) returns table (candidate text, is_phrase boolean, near real)
language sql stable set pg_trgm.similarity_threshold = 0.25 as $$
  (select phrase, true, similarity(phrase, typed) as near from search_phrase
    where phrase % typed order by near desc, phrase limit 8)
  union all
  (select word, false, similarity(word, typed) as near from search_word
    where is_strong and word % typed order by near desc, word limit 8)
$$;

-- Things of a kind with a word that begins so; if there are none, those with a word that is nearly the same.
drop function items_with_word(text, text);
create function items_with_word(a_kind text, a_word text) returns setof uuid
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  plain constant text := search_plain(a_word);
  nearest tsquery;
begin
  return query select item_id from search_entry
    where kind = a_kind and search @@ to_tsquery('simple', quote_literal(plain) || ':*') limit 10001;
  if found or length(a_word) <= 3 then
    return;
  end if;
  select string_agg(quote_literal(word) || ':AB', ' | ')::tsquery into nearest from (
    select word from search_word where is_strong and plain <% word
    order by word_similarity(plain, word) desc, word limit 20) words;
  return query select item_id from search_entry where kind = a_kind and search @@ nearest limit 10001;
end $$;
