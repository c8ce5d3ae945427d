-- Grows with each change in the back office, so that two editors at once do not overwrite each other.
alter table article add column revision integer not null default 1;
alter table course add column revision integer not null default 1;
alter table course_section add column revision integer not null default 1;
alter table course_content add column revision integer not null default 1;
alter table quiz_question add column revision integer not null default 1;
alter table event add column revision integer not null default 1;
alter table ebook add column revision integer not null default 1;
alter table bundle add column revision integer not null default 1;
alter table reel add column revision integer not null default 1;
alter table photo_album add column revision integer not null default 1;
alter table photo add column revision integer not null default 1;
alter table static_page add column revision integer not null default 1;
alter table home_module add column revision integer not null default 1;
alter table category add column revision integer not null default 1;
alter table language add column revision integer not null default 1;
alter table profession add column revision integer not null default 1;
alter table organization add column revision integer not null default 1;
alter table coupon add column revision integer not null default 1;
alter table setting add column revision integer not null default 1;

-- Content may wait for its moment (published_at lies ahead) and may be taken away without being lost.
alter table article drop constraint article_state_check, drop constraint article_check,
  add constraint article_state_check check (state in ('draft', 'scheduled', 'published', 'archived')),
  add constraint article_published check (state in ('draft', 'archived') or published_at is not null);
alter table course drop constraint course_state_check, drop constraint course_check,
  add constraint course_state_check check (state in ('draft', 'scheduled', 'published', 'archived')),
  add constraint course_published check (state in ('draft', 'archived') or published_at is not null);
alter table ebook drop constraint ebook_state_check, drop constraint ebook_check,
  add constraint ebook_state_check check (state in ('draft', 'scheduled', 'published', 'archived')),
  add constraint ebook_published check (state in ('draft', 'archived') or published_at is not null);
alter table bundle drop constraint bundle_state_check, drop constraint bundle_check,
  add constraint bundle_state_check check (state in ('draft', 'scheduled', 'published', 'archived')),
  add constraint bundle_published check (state in ('draft', 'archived') or published_at is not null);
alter table reel drop constraint reel_state_check, drop constraint reel_check,
  add constraint reel_state_check check (state in ('draft', 'scheduled', 'published', 'archived')),
  add constraint reel_published check (state in ('draft', 'archived') or published_at is not null);
create index article_scheduled on article (published_at) where state = 'scheduled';
create index course_scheduled on course (published_at) where state = 'scheduled';
create index ebook_scheduled on ebook (published_at) where state = 'scheduled';
create index bundle_scheduled on bundle (published_at) where state = 'scheduled';
create index reel_scheduled on reel (published_at) where state = 'scheduled';
