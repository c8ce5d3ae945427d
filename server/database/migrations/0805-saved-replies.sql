-- What the support team answers again and again.
create table saved_reply (
  u_id uuid primary key,
  title text not null unique check (title <> ''),
  text text not null check (text <> ''),
  revision integer not null default 1
);

-- For how long clients wait for the first answer.
create index support_ticket_opened on support_ticket (created_at);
create index support_message_answers on support_message (ticket_id, created_at) where side = 'support';
