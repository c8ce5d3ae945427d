-- What the audience of a big event asks, and what the host asks them.
create table room_question (
  u_id uuid primary key,
  event_id uuid not null references event,
  person_id uuid not null references person,
  text text not null check (text <> ''),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The host took it away: nobody sees it.
  hidden_at timestamptz
);
create index room_question_event on room_question (event_id, asked_at);
create index room_question_person on room_question (person_id);

create table room_poll (
  u_id uuid primary key,
  event_id uuid not null references event,
  question text not null check (question <> ''),
  options text[] not null check (cardinality(options) between 2 and 6),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index room_poll_event on room_poll (event_id, opened_at);

-- One answer for each person and poll.
create table room_poll_answer (
  poll_id uuid not null references room_poll,
  person_id uuid not null references person,
  option integer not null check (option between 0 and 5),
  answered_at timestamptz not null,
  primary key (poll_id, person_id)
);
create index room_poll_answer_person on room_poll_answer (person_id);

alter table crisis_notice drop constraint crisis_notice_place_check,
  add constraint crisis_notice_place_check
  check (place in ('chat', 'ticket', 'booking', 'enquiry', 'test', 'group', 'question', 'review', 'room'));
