-- Rows that were there before 1113 are checked without stopping anyone.
alter table appointment validate constraint appointment_series;
alter table appointment validate constraint appointment_series_number;
