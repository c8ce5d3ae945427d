-- Rows that were there before 1104 are checked without stopping anyone.
alter table client_note validate constraint client_note_template;
alter table client_note validate constraint client_note_signed;
