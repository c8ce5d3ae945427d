-- That the helplines were shown to a writer, and that a healer or the staff was notified. Never what was written, and of
-- a showing not even who wrote.
create table crisis_notice (
  u_id uuid primary key,
  kind text not null check (kind in ('shown', 'notified')),
  place text not null check (place in ('chat', 'ticket', 'booking', 'enquiry')),
  -- The conversation, ticket or appointment of a notice; null for a showing.
  target_id uuid,
  created_at timestamptz not null,
  check ((kind = 'notified') = (target_id is not null))
);
create index crisis_notice_target on crisis_notice (target_id, created_at) where target_id is not null;
