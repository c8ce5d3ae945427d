-- Rows that were there before 1110 are checked without stopping anyone.
alter table appointment validate constraint appointment_pay_later;
alter table appointment validate constraint appointment_pay_reminder;
