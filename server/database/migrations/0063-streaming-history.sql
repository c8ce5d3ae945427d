-- Where somebody is in a lesson, and which seconds of it really played. A row is there once it was begun.
create table patient_streaming_history (
  person_id uuid not null references person,
  content_id uuid not null references course_content on delete cascade,
  course_id uuid not null references course on delete cascade,
  position_seconds integer not null default 0 check (position_seconds >= 0),
  watched int4multirange not null default '{}',
  completed_at timestamptz,
  updated_at timestamptz not null,
  primary key (person_id, content_id)
);
create index patient_streaming_history_course on patient_streaming_history (person_id, course_id, updated_at desc);
create index patient_streaming_history_content on patient_streaming_history (content_id);
create index patient_streaming_history_of_course on patient_streaming_history (course_id);
