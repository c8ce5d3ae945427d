-- The beginning of a word becomes the whole words that begin so, where they are few. The index goes through whole words in
-- step with what else is asked for; of a beginning it first collects everybody who has it.
create function search_whole_words(query tsquery) returns tsquery language plpgsql stable as $$
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

create or replace function search_query(kinds text[], words text[]) returns tsquery
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
