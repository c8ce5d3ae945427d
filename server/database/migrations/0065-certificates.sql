-- A course done to its end. Name and title stay as they were on that day: the paper is out.
create table certificate (
  u_id uuid primary key,
  person_id uuid not null references person,
  course_id uuid not null references course on delete cascade,
  -- By which anybody who was shown the paper can check it.
  code text not null unique,
  name text not null,
  course_title text not null,
  healer_name text not null,
  is_demo boolean not null default false,
  issued_at timestamptz not null,
  unique (person_id, course_id)
);
create index certificate_course on certificate (course_id);
