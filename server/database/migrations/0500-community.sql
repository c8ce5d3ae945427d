-- Groups by topic. Who writes locks the group's row, which gives posts their order.
create table community_group (
  u_id uuid primary key,
  name text not null constraint community_group_name_key unique check (char_length(name) between 1 and 80),
  topic text not null references category (slug),
  description text not null,
  -- Shown before the first post; who agreed to other rules is asked again.
  rules text not null check (rules <> ''),
  position integer not null default 50,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  revision integer not null default 1,
  last_seq integer not null default 0,
  last_at timestamptz,
  is_demo boolean not null default false,
  updated_at timestamptz not null
);
create index community_group_shown on community_group (position, name) where state = 'published';
create index community_group_due on community_group (published_at) where state = 'scheduled';

-- A person in a group, with an id of its own in each, so that members of two groups cannot be matched by it.
create table community_member (
  u_id uuid primary key,
  group_id uuid not null references community_group,
  person_id uuid not null references person,
  side text not null check (side in ('client', 'healer')),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- The hash of the rules that they agreed to.
  agreed_rules text,
  is_moderator boolean not null default false,
  muted_until timestamptz,
  -- Removed by staff: cannot join again.
  removed_at timestamptz,
  read_seq integer not null default 0,
  -- The last post that the bell rang for; it rings again once that was read.
  rung_seq integer not null default 0,
  unique (group_id, person_id, side),
  check (removed_at is null or left_at is not null)
);
create index community_member_person on community_member (person_id, side) where left_at is null;
create index community_member_here on community_member (group_id, joined_at, u_id) where left_at is null;

create table community_post (
  group_id uuid not null references community_group,
  seq integer not null check (seq > 0),
  -- Made by the browser that sends: the same post sent again is the same post.
  u_id uuid not null,
  member_id uuid not null references community_member,
  text text not null check (char_length(text) <= 2000),
  state text not null default 'shown' check (state in ('shown', 'hidden', 'removed')),
  created_at timestamptz not null,
  primary key (group_id, seq),
  unique (group_id, u_id)
);
create index community_post_member on community_post (member_id, created_at desc);
create index community_post_latest on community_post (created_at desc, group_id, seq desc);
create index community_post_gone on community_post (group_id, seq) where state <> 'shown';
create index community_post_words on community_post using gin (lower(text) gin_trgm_ops);

-- Who wants to hear nothing from whom.
create table person_block (
  u_id uuid primary key,
  person_id uuid not null references person,
  blocked_id uuid not null references person,
  -- The name under which the one was known to the other.
  known_as text not null,
  created_at timestamptz not null,
  unique (person_id, blocked_id),
  check (person_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);

alter table conversation_message
  drop constraint conversation_message_text_check,
  add constraint conversation_message_text_check check (char_length(text) <= 2000),
  add column state text not null default 'shown' check (state in ('shown', 'hidden', 'removed'));
create index conversation_message_gone on conversation_message (conversation_id, seq) where state <> 'shown';
create index conversation_message_words on conversation_message using gin (lower(text) gin_trgm_ops);

-- Pictures and PDFs of a message, in a conversation or a group. The files lie among the private ones.
create table chat_file (
  u_id uuid primary key,
  conversation_id uuid,
  group_id uuid,
  seq integer not null,
  name text not null,
  kind text not null check (kind in ('picture', 'pdf')),
  file text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  foreign key (conversation_id, seq) references conversation_message (conversation_id, seq),
  foreign key (group_id, seq) references community_post (group_id, seq),
  check (num_nonnulls(conversation_id, group_id) = 1)
);
create index chat_file_conversation on chat_file (conversation_id, seq) where conversation_id is not null;
create index chat_file_group on chat_file (group_id, seq) where group_id is not null;

-- A message or a person that members want staff to look at. Without a reporter: found by the words that worry.
create table community_report (
  u_id uuid primary key,
  reporter_id uuid references person,
  about text not null check (about in ('message', 'person')),
  conversation_id uuid references conversation,
  group_id uuid references community_group,
  -- The message that is reported, or through which the person was.
  seq integer,
  -- Who is reported, and under which name the reporter knows them.
  subject_id uuid not null references person,
  subject_name text not null,
  reason text not null check (reason in ('abuse', 'spam', 'danger', 'privacy', 'other', 'crisis')),
  words text not null default '',
  state text not null default 'open' check (state in ('open', 'decided')),
  decision text check (decision in ('none', 'hide', 'remove', 'mute', 'expel')),
  note text not null default '',
  decided_by uuid references person,
  decided_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check (num_nonnulls(conversation_id, group_id) = 1),
  check (about = 'person' or seq is not null),
  check ((state = 'decided') = (decision is not null) and (decision is null) = (decided_at is null)),
  check ((reporter_id is null) = (reason = 'crisis'))
);
create index community_report_queue on community_report (state, created_at, u_id);
create index community_report_subject on community_report (subject_id);
create unique index community_report_once on community_report
  (reporter_id, about, coalesce(conversation_id, group_id), seq) nulls not distinct where state = 'open';

alter table crisis_notice drop constraint crisis_notice_place_check,
  add constraint crisis_notice_place_check
    check (place in ('chat', 'ticket', 'booking', 'enquiry', 'test', 'group', 'question', 'review'));
