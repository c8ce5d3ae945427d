-- What a quiz lesson asks. Answers are numbers of options, from 0.
create table quiz_question (
  u_id uuid primary key,
  content_id uuid not null references course_content on delete cascade,
  position integer not null,
  question text not null,
  options text[] not null check (cardinality(options) between 2 and 8),
  right_answers integer[] not null check (cardinality(right_answers) between 1 and cardinality(options)),
  -- Shown after an attempt.
  explanation text not null default '',
  check (0 <= all (right_answers) and cardinality(options) > all (right_answers)),
  unique (content_id, position)
);

create table quiz_attempt (
  u_id uuid primary key,
  content_id uuid not null references course_content on delete cascade,
  person_id uuid not null references person,
  -- {question id: [numbers of the chosen options]}
  answers jsonb not null,
  right_count integer not null,
  question_count integer not null check (right_count between 0 and question_count),
  is_passed boolean not null,
  created_at timestamptz not null
);
create index quiz_attempt_latest on quiz_attempt (person_id, content_id, created_at desc);
create index quiz_attempt_content on quiz_attempt (content_id);
