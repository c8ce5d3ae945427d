lock table notification in access exclusive mode;
-- squawk-ignore renaming-table
alter table notification rename to notification_at_hand;

-- What is at hand refers to people. What is filed does not: a month could only be dropped while no one reads or writes
-- a person.
create table notification (like notification_at_hand including defaults) partition by list (is_filed);
alter table notification attach partition notification_at_hand for values in (false);
alter table notification_at_hand drop constraint notification_at_hand;

create table notification_filed partition of notification (
  constraint notification_filed_pkey primary key (u_id, created_at),
  constraint notification_filed_is_read check (is_read)
) for values in (true) partition by range (created_at);
create index notification_filed_person on notification_filed (person_id, seq);
create index notification_filed_about on notification_filed (about_id) where about_id is not null;
create table partitions.notification_filed_default partition of notification_filed default;
do $$
declare month timestamp;
begin
  for ahead in 0..2 loop
    month := date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month';
    execute format('create table partitions.%I partition of notification_filed for values from (%L) to (%L)',
      'notification_filed_' || to_char(month, 'YYYY_MM'), month at time zone 'UTC',
      (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;
