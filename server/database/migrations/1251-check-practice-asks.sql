alter table appointment validate constraint appointment_ask;
