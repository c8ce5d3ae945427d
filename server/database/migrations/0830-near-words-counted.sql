-- No list counts more than 10,000, so no more are looked for.
create or replace function items_with_word(a_kind text, word text) returns setof uuid
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
begin
  return query select item_id from search_entry
    where kind = a_kind and search @@ to_tsquery('simple', quote_literal(search_plain(word)) || ':*') limit 10001;
  if not found and length(word) > 3 then
    return query select item_id from search_entry where kind = a_kind and search_plain(word) <% search_text limit 10001;
  end if;
end $$;
