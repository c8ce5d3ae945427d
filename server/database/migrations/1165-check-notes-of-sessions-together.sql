-- Rows that were there before 1163 are checked without stopping anyone.
alter table client_note validate constraint client_note_joint;
