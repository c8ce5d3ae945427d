-- What is written for the public may have a second version, in the other language of the site. `written_in` names the
-- language of the first one (for articles `language` does); the columns `other_…` are empty where there is no second.
alter table course
  add column written_in text not null default 'en',
  add column other_title text not null default '',
  add column other_summary text not null default '',
  add column other_description text not null default '',
  add column other_outcomes text[] not null default '{}',
  add column other_audience text not null default '',
  add column other_caution text not null default '',
  add column other_words text not null default '',
  add constraint course_written_in check (written_in in ('en', 'hi')) not valid;
alter table course_section add column other_title text not null default '';
alter table course_content add column other_title text not null default '';
alter table ebook
  add column written_in text not null default 'en',
  add column other_title text not null default '',
  add column other_lead text not null default '',
  add column other_description text not null default '',
  add column other_words text not null default '',
  add constraint ebook_written_in check (written_in in ('en', 'hi')) not valid;
alter table event
  add column written_in text not null default 'en',
  add column other_title text not null default '',
  add column other_lead text not null default '',
  add column other_about text not null default '',
  add column other_what_to_bring text not null default '',
  add column other_words text not null default '',
  add constraint event_written_in check (written_in in ('en', 'hi')) not valid;
alter table article
  add column other_title text not null default '',
  add column other_lead text not null default '',
  add column other_body text not null default '',
  add column other_words text not null default '';
alter table healer
  add column written_in text not null default 'en',
  add column other_topics text not null default '',
  add column other_about text[] not null default '{}',
  add column other_concerns text not null default '',
  add constraint healer_written_in check (written_in in ('en', 'hi')) not valid;
alter table healer_page_change
  add column other_topics text not null default '',
  add column other_about text[] not null default '{}',
  add column other_concerns text not null default '';
-- As on the wire: the language of title and subtitle, and both in the other one.
alter table search_entry
  add column written_in text,
  add column other_version jsonb;
-- Titles in Devanagari are Hindi ones.
update ebook set written_in = 'hi' where title ~ '[\u0900-\u097F]';
update course set written_in = 'hi' where title ~ '[\u0900-\u097F]';
update event set written_in = 'hi' where title ~ '[\u0900-\u097F]';
