-- One row in 128 of each list, chosen by a hash of its id, with what the list is filtered by. From it a list knows that
-- far more rows fit than it counts, without counting them (server/platform/database/samples.ts has the same condition).
create index healer_sample on healer (uuid_hash(u_id)) include (u_id, next_free_at, categories, languages, gender, price_paise)
  where state = 'verified' and uuid_hash(u_id) & 127 = 0;
create index course_sample on course (u_id) include (category, language, price_paise, healer_id)
  where state = 'published' and uuid_hash(u_id) & 127 = 0;
create index ebook_sample on ebook (u_id) include (category, language)
  where state = 'published' and uuid_hash(u_id) & 127 = 0;
create index event_recorded_sample on event (u_id) include (starts_at, ends_at, kind, category, is_online)
  where state = 'planned' and recording is not null and uuid_hash(u_id) & 127 = 0;
create index event_sample on event (u_id) include (starts_at, ends_at, kind, category, is_online)
  where state = 'planned' and uuid_hash(u_id) & 127 = 0;
create index article_sample on article (kind, u_id) include (categories, tags)
  where state = 'published' and uuid_hash(u_id) & 127 = 0;
create index search_entry_sample on search_entry using gin (search) where uuid_hash(item_id) & 127 = 0;

-- Courses of a subject in a language, latest first; each of the two alone is often far more.
create index course_category_language on course (category, language, published_at desc, u_id) include (price_paise)
  where state = 'published';
