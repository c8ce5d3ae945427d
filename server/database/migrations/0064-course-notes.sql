-- What somebody wrote to herself beside a lesson, at a moment of it.
create table course_note (
  u_id uuid primary key,
  person_id uuid not null references person,
  course_id uuid not null references course on delete cascade,
  content_id uuid not null references course_content on delete cascade,
  at_seconds integer not null default 0 check (at_seconds >= 0),
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index course_note_course on course_note (person_id, course_id, content_id, at_seconds);
create index course_note_content on course_note (content_id);
create index course_note_of_course on course_note (course_id);
