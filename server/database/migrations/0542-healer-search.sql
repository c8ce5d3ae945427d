-- Healers are searched by their search entries, as everything else is.
drop function healers_with_word(text);
drop index healer_search, healer_search_trigram;
create or replace function healer_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(concat_ws(' ', new.full_name, new.title, new.topics, array_to_string(new.languages, ' '), new.city));
  return new;
end $$;
alter table healer drop column search;

-- Lists look for words as entries are written now.
drop function items_with_word(text, text);
drop function entries_with_word(text);
create function items_with_word(a_kind text, word text) returns setof uuid
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  return query select item_id from search_entry
    where kind = a_kind and search @@ to_tsquery('simple', quote_literal(search_plain(word)) || ':*');
  if not found and length(word) > 3 then
    return query select item_id from search_entry where kind = a_kind and search_plain(word) <% search_text;
  end if;
end $$;
