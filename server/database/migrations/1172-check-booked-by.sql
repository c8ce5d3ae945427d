-- Rows that were there before 1171 are checked without stopping anyone.
alter table appointment validate constraint appointment_booked_by;
