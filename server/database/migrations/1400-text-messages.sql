-- Texts to phones as they are registered: with the operators (DLT) for SMS, with Meta for WhatsApp.
create table text_template (
  u_id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  message text not null,
  locale text not null check (locale in ('en', 'hi')),
  -- What its choices are in this text, such as `ahead=day`; empty where it has none.
  variant text not null,
  -- The text word by word, with names in braces where something is filled in.
  pattern text not null check (length(pattern) between 1 and 2000),
  -- The id of the operators (DLT), or the name of the template with WhatsApp.
  registered_id text not null check (length(registered_id) between 1 and 100),
  -- The id at a gateway that has ids of its own.
  gateway_id text check (length(gateway_id) between 1 and 100),
  state text not null check (state in ('waiting', 'approved', 'rejected')),
  reason text not null default '' check (length(reason) <= 300),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint text_template_once unique (channel, message, locale, variant, pattern)
);

-- Each text that was handed over, or could not be: without its words and without the number.
create table text_message (
  u_id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  message text not null,
  locale text not null,
  person_id uuid references person on delete set null,
  -- What it is about, such as an appointment, for answers to it.
  about_id uuid,
  -- Keyed hash of the number, by which support finds it.
  to_hash bytea not null check (length(to_hash) = 32),
  to_ends text not null check (length(to_ends) <= 4),
  gateway text,
  provider_id text,
  state text not null check (state in ('handing-over', 'handed-over', 'sent', 'delivered', 'read', 'failed')),
  code text not null default '' check (length(code) <= 60),
  detail text not null default '' check (length(detail) <= 300),
  parts integer not null check (parts between 0 and 20),
  cost_paise integer not null default 0 check (cost_paise >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index text_message_of_person on text_message (person_id, created_at desc);
create index text_message_of_number on text_message (to_hash, created_at desc);
create index text_message_latest on text_message (created_at desc, u_id);
create index text_message_of_state on text_message (state, created_at desc, u_id);
create unique index text_message_of_provider on text_message (provider_id, gateway) where provider_id is not null;

-- Answers by WhatsApp that were read: each is acted on once.
create table text_answer (
  provider_id text primary key check (length(provider_id) between 1 and 200),
  text_message_id uuid references text_message on delete cascade,
  meaning text not null check (meaning in ('confirm', 'reschedule', 'none')),
  outcome text not null check (length(outcome) <= 60),
  received_at timestamptz not null
);
create index text_answer_to on text_answer (text_message_id);
create index text_answer_received on text_answer (received_at);
