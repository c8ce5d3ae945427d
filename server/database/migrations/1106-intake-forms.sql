-- Questions before a session: staff builds a form, a client answers the version that they were shown.
create table intake_form (
  u_id uuid primary key,
  name text not null check (name <> ''),
  -- For sessions of one service, of one healer, or of all.
  healer_id uuid references healer,
  service_id uuid references service,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  revision integer not null default 1,
  updated_at timestamptz not null,
  check (healer_id is null or service_id is null)
);
-- One at a time for each of them.
create unique index intake_form_for on intake_form (healer_id, service_id) nulls not distinct
  where state in ('scheduled', 'published');

create table intake_question (
  u_id uuid primary key,
  form_id uuid not null references intake_form,
  position integer not null check (position > 0),
  -- Names the question in answers and conditions, also after its words changed.
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  kind text not null check (kind in ('text', 'choice', 'choices', 'number', 'date', 'scale', 'consent', 'heading')),
  text text not null check (text <> ''),
  hint text not null default '',
  choices text[] not null default '{}',
  text_hi text not null default '',
  hint_hi text not null default '',
  choices_hi text[] not null default '{}',
  is_required boolean not null default false,
  -- Shown only while the question of this code has this answer.
  if_code text not null default '',
  if_answer text not null default '',
  revision integer not null default 1,
  unique (form_id, code),
  check ((kind in ('choice', 'choices')) = (cardinality(choices) >= 2)),
  check (cardinality(choices_hi) = 0 or cardinality(choices_hi) = cardinality(choices)),
  check ((if_code = '') = (if_answer = ''))
);
create index intake_question_form on intake_question (form_id, position, u_id);

-- The questions as clients were shown them; never changed.
create table intake_version (
  u_id uuid primary key,
  form_id uuid not null references intake_form,
  number integer not null check (number > 0),
  name text not null,
  questions jsonb not null,
  created_at timestamptz not null,
  unique (form_id, number)
);

create table intake_answer (
  appointment_id uuid primary key references appointment,
  version_id uuid not null references intake_version,
  client_id uuid not null references person,
  -- By the code of the question. The healer reads them once they are sent.
  answers jsonb not null,
  sent_at timestamptz,
  updated_at timestamptz not null
);
create index intake_answer_client on intake_answer (client_id);
create index intake_answer_version on intake_answer (version_id);
