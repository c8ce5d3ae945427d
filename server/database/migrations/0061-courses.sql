create table course (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null,
  -- One sentence under the title.
  summary text not null,
  category text not null references category (slug),
  -- What it is taught in, and the languages of its captions.
  language text not null,
  caption_languages text[] not null default '{}',
  price_paise bigint not null check (price_paise >= 0),
  -- {"cover": base address of its drawing}, or none.
  image jsonb,
  -- For whoever thinks of buying: what she will have by the end, for whom it is, who should not take it.
  outcomes text[] not null default '{}',
  audience text not null default '',
  caution text not null default '',
  -- HTML, cleaned on its way in, and its words alone.
  description text not null default '',
  words text not null default '',
  has_certificate boolean not null default true,
  -- Kept by triggers, so that lists need not count.
  lesson_count integer not null default 0,
  seconds_total integer not null default 0,
  student_count integer not null default 0,
  review_count integer not null default 0,
  star_sum integer not null default 0,
  is_demo boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null)
);
create index course_latest on course (published_at desc, u_id) where state = 'published';
create index course_category on course (category, published_at desc, u_id) where state = 'published';
create index course_healer on course (healer_id, published_at desc, u_id) where state = 'published';
create index course_price on course (price_paise, u_id) where state = 'published';
create index course_popular on course (student_count desc, review_count desc, u_id) where state = 'published';
create index course_language on course (language) where state = 'published';

create table course_section (
  u_id uuid primary key,
  course_id uuid not null references course on delete cascade,
  position integer not null,
  title text not null,
  unique (course_id, position)
);

-- One lesson: something to watch, hear, read, answer or take away.
create table course_content (
  u_id uuid primary key,
  course_id uuid not null references course on delete cascade,
  section_id uuid not null references course_section on delete cascade,
  -- Within the course, from 1.
  position integer not null,
  title text not null,
  kind text not null check (kind in ('video', 'audio', 'text', 'quiz', 'download')),
  -- How long it plays, or takes to read.
  seconds integer not null check (seconds >= 0),
  -- Open to whoever has not bought it.
  is_preview boolean not null default false,
  -- A private file by its server-made name, and its type.
  media text,
  media_type text,
  -- [{"language": "en", "label": "English", "media": file name}]
  captions jsonb not null default '[]',
  -- Clean HTML of a text lesson, or what stands under the player.
  body text not null default '',
  unique (course_id, position),
  check ((kind in ('video', 'audio', 'download')) = (media is not null)),
  check ((media is null) = (media_type is null))
);
create index course_content_section on course_content (section_id);

create function course_counts_contents() returns trigger language plpgsql as $$
begin
  update course set
    lesson_count = (select count(*) from course_content where course_id = course.u_id),
    seconds_total = (select coalesce(sum(seconds), 0) from course_content where course_id = course.u_id)
  where u_id in (select course_id from changed);
  return null;
end $$;
create trigger course_content_added after insert on course_content
  referencing new table as changed for each statement execute function course_counts_contents();
create trigger course_content_changed after update on course_content
  referencing new table as changed for each statement execute function course_counts_contents();
create trigger course_content_removed after delete on course_content
  referencing old table as changed for each statement execute function course_counts_contents();

create function course_counts_students() returns trigger language plpgsql as $$
declare
  course_ids uuid[] := array(select distinct item_id from changed where kind = 'course');
begin
  update course set student_count =
    (select count(distinct person_id) from entitlement where kind = 'course' and item_id = course.u_id and ended_at is null)
  where u_id = any(course_ids);
  return null;
end $$;
create trigger entitlement_added after insert on entitlement
  referencing new table as changed for each statement execute function course_counts_students();
create trigger entitlement_changed after update on entitlement
  referencing new table as changed for each statement execute function course_counts_students();

-- One each of those who have the course; the healer may answer it once.
create table course_review (
  u_id uuid primary key,
  course_id uuid not null references course on delete cascade,
  person_id uuid references person,
  by_name text not null,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  reply text,
  replied_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  unique (course_id, person_id)
);
create index course_review_latest on course_review (course_id, created_at desc);

create function course_counts_reviews() returns trigger language plpgsql as $$
begin
  update course set
    review_count = (select count(*) from course_review where course_id = course.u_id),
    star_sum = (select coalesce(sum(stars), 0) from course_review where course_id = course.u_id)
  where u_id in (select course_id from changed);
  return null;
end $$;
create trigger course_review_added after insert on course_review
  referencing new table as changed for each statement execute function course_counts_reviews();
create trigger course_review_changed after update on course_review
  referencing new table as changed for each statement execute function course_counts_reviews();
create trigger course_review_removed after delete on course_review
  referencing old table as changed for each statement execute function course_counts_reviews();

-- Asked by those who have the course, answered by its healer.
create table course_question (
  u_id uuid primary key,
  course_id uuid not null references course on delete cascade,
  person_id uuid references person,
  by_name text not null,
  question text not null,
  answer text,
  answered_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index course_question_latest on course_question (course_id, created_at desc);
create index course_question_person on course_question (person_id) where person_id is not null;

create function course_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('course', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.summary, new.category, new.language,
      (select full_name from healer where healer.u_id = new.healer_id)), new.words);
  return null;
end $$;
create trigger course_search_entry
  after insert or update of state, title, summary, image, category, language, words on course
  for each row execute function course_search_entry();
