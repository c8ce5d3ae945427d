alter table course validate constraint course_written_in;
alter table ebook validate constraint ebook_written_in;
alter table event validate constraint event_written_in;
alter table healer validate constraint healer_written_in;
