-- A browser that gets push notifications. It belongs to a session and ends with it.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  person_id uuid not null references person,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The notification that was handed over last, so that one that is tried again does not go twice.
  last_key text,
  created_at timestamptz not null
);
create index push_subscription_person on push_subscription (person_id);

create function end_push_with_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.u_id;
  return null;
end $$;
create trigger session_ends_push after update of revoked_at on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_with_session();

alter table notification_choice drop constraint notification_choice_channel_check,
  add constraint notification_choice_channel_check check (channel in ('bell', 'mail', 'sms', 'whatsapp', 'push'));
alter table message_sent drop constraint message_sent_channel_check;
alter table message_sent add constraint message_sent_channel_check
  check (channel in ('mail', 'sms', 'whatsapp', 'bell', 'push'));
