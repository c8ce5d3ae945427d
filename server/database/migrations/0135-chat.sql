-- One client and one healer, from their first message on. Who writes is locked here, which gives messages their order.
create table conversation (
  u_id uuid primary key,
  client_id uuid not null references person,
  healer_id uuid not null references healer,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  -- How far each side has read, since when, and how much there is that she has not.
  client_read_seq integer not null default 0,
  healer_read_seq integer not null default 0,
  client_read_at timestamptz,
  healer_read_at timestamptz,
  client_unread integer not null default 0 check (client_unread >= 0),
  healer_unread integer not null default 0 check (healer_unread >= 0),
  -- The last mail that told of something unread: when, and of which message.
  client_mailed_at timestamptz,
  healer_mailed_at timestamptz,
  client_mailed_seq integer not null default 0,
  healer_mailed_seq integer not null default 0,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  unique (client_id, healer_id),
  check (client_read_seq <= last_seq and healer_read_seq <= last_seq)
);
create index conversation_client on conversation (client_id, last_at desc, u_id);
create index conversation_healer on conversation (healer_id, last_at desc, u_id);

create table conversation_message (
  conversation_id uuid not null references conversation,
  seq integer not null check (seq > 0),
  -- Made by the browser that sends: the same message sent again is the same message.
  u_id uuid not null,
  side text not null check (side in ('client', 'healer')),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, u_id)
);

-- What a notification tells of is found when it is seen elsewhere.
create index notification_unread_target on notification (person_id, target_id) where not is_read;
