-- What a list looks for by typed words: each as the beginning of a word, and one that nothing of these kinds has, by the
-- nearest words. The sample is asked first, because it answers at once for a word that very many have. Only the indexes of
-- words are of use here, so the planner may not go through all entries until it meets one.
drop function items_with_word(text, text);
create function search_query(kinds text[], words text[]) returns tsquery
language plpgsql stable set pg_trgm.word_similarity_threshold = 0.5
  set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  typed text;
  plain text;
  one tsquery;
  nearest tsquery;
  every tsquery;
begin
  foreach typed in array words loop
    plain := search_plain(typed);
    one := to_tsquery('simple', quote_literal(plain) || ':*');
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
