-- What a person chose about notifications. A kind and channel without a row is as it is for everybody: on. What concerns
-- money and security is no kind that can be chosen.
create table notification_choice (
  person_id uuid not null references person,
  kind text not null check (kind in ('sessions', 'messages', 'learning', 'events', 'plans', 'support', 'community')),
  channel text not null check (channel in ('bell', 'mail', 'sms', 'whatsapp')),
  choice text not null check (choice in ('on', 'digest', 'off')),
  primary key (person_id, kind, channel),
  check (choice <> 'digest' or channel = 'mail')
);

-- Times on the person's wall.
create table notification_times (
  person_id uuid primary key references person,
  quiet_from time,
  quiet_until time,
  digest_at time not null default '18:00',
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- Messages that wait for the daily mail.
create table digest_entry (
  key text primary key,
  person_id uuid not null references person,
  message text not null,
  parameters jsonb not null,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index digest_entry_person on digest_entry (person_id, due_at);
