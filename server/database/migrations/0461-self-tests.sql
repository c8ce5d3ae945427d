-- Which tests are offered, and after how many days one may be taken again. What they ask and how they are scored is data
-- of the program, in versions (server/self-tests/instruments).
create table self_test (
  code text primary key,
  position integer not null check (position > 0),
  is_offered boolean not null default true,
  retest_days integer not null default 14 check (retest_days between 0 and 365),
  revision integer not null default 1
);
insert into self_test (code, position) values ('who-5', 1), ('phq-9', 2), ('gad-7', 3);

create table test_result (
  u_id uuid primary key,
  person_id uuid not null references person,
  test_code text not null references self_test,
  test_version integer not null,
  -- One number for each question, in its order.
  answers integer[] not null,
  score integer not null check (score between 0 and max_score),
  max_score integer not null,
  percentage integer not null check (percentage between 0 and 100),
  band text not null,
  -- An answer that asks for help at once.
  is_worrying boolean not null,
  is_demo boolean not null default false,
  taken_at timestamptz not null
);
create index test_result_person on test_result (person_id, test_code, taken_at desc);
create index test_result_code on test_result (test_code);

-- A healer sees a result only where a row says so.
create table test_share (
  result_id uuid not null references test_result,
  healer_id uuid not null references healer,
  shared_at timestamptz not null,
  primary key (result_id, healer_id)
);
create index test_share_healer on test_share (healer_id, shared_at desc);

-- A healer asks a client of theirs for a result.
create table test_request (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  test_code text not null references self_test,
  state text not null default 'open' check (state in ('open', 'shared', 'declined')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index test_request_open on test_request (healer_id, client_id, test_code) where state = 'open';
create index test_request_client on test_request (client_id) where state = 'open';
create index test_request_appointment on test_request (appointment_id);
create index test_request_test on test_request (test_code);

-- A client whose test had a worrying answer, until a colleague has looked after it. Which answer it was stays with the
-- result.
create table crisis_follow_up (
  u_id uuid primary key,
  result_id uuid not null unique references test_result,
  is_done boolean not null default false,
  note text not null default '',
  created_at timestamptz not null,
  revision integer not null default 1
);
create index crisis_follow_up_open on crisis_follow_up (created_at) where not is_done;

alter table crisis_notice drop constraint crisis_notice_place_check;
alter table crisis_notice add constraint crisis_notice_place_check
  check (place in ('chat', 'ticket', 'booking', 'enquiry', 'test'));
