-- A job that rings the bell of staff writes down that it did, as those that send messages do.
alter table message_sent drop constraint message_sent_channel_check;
alter table message_sent add constraint message_sent_channel_check
  check (channel in ('mail', 'sms', 'whatsapp', 'bell'));
