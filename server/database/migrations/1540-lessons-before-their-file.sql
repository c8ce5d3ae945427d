-- A lesson of an imported draft may wait for its film; a course is published when all of them are there.
alter table course_content drop constraint course_content_check,
  add constraint course_content_media check (media is null or kind in ('video', 'audio', 'download')) not valid;
