-- What a list is filtered by stands in the index of its order, so that rows are picked and counted without reading them.
drop index healer_next_free;
create index healer_next_free on healer (next_free_at, u_id) include (categories, languages, gender, price_paise)
  where state = 'verified';
drop index course_latest, course_category, course_language;
create index course_latest on course (published_at desc, u_id) include (price_paise) where state = 'published';
create index course_category on course (category, published_at desc, u_id) include (language, price_paise)
  where state = 'published';
create index course_language on course (language, published_at desc, u_id) include (price_paise)
  where state = 'published';
drop index ebook_language;
create index ebook_language on ebook (language, published_at desc, u_id) include (category) where state = 'published';
drop index event_coming_in_order, event_recorded, event_category;
create index event_coming_in_order on event (starts_at, u_id) include (ends_at, kind, category, is_online)
  where state = 'planned';
create index event_recorded on event (starts_at desc, u_id) include (ends_at, kind, category, is_online)
  where state = 'planned' and recording is not null;
create index event_category on event (category, starts_at, u_id) include (ends_at, kind, is_online)
  where state = 'planned';
drop index article_latest;
create index article_latest on article (kind, published_at desc, u_id) include (categories, tags)
  where state = 'published';
