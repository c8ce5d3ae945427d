-- Rows that were there before 1092 are checked without stopping anyone.
alter table healing_session validate constraint healing_session_service;
alter table healing_session validate constraint healing_session_other_service;
alter table healing_session validate constraint healing_session_minutes;
