-- The order of a course is set as a whole. Lessons count through all of it, section after section, which the player relies
-- on; places that were typed left gaps and lessons out of the order of their sections.
alter table course_section
  drop constraint course_section_course_id_position_key,
  add constraint course_section_course_id_position_key unique (course_id, position) deferrable;
alter table course_content
  drop constraint course_content_course_id_position_key,
  add constraint course_content_course_id_position_key unique (course_id, position) deferrable;
alter table quiz_question
  drop constraint quiz_question_content_id_position_key,
  add constraint quiz_question_content_id_position_key unique (content_id, position) deferrable;

update course_section t set position = n.place
  from (select u_id, row_number() over (partition by course_id order by position) as place from course_section) n
  where n.u_id = t.u_id and n.place <> t.position;
update course_content t set position = n.place
  from (select l.u_id, row_number() over (partition by l.course_id order by s.position, l.position) as place
    from course_content l join course_section s on s.u_id = l.section_id) n
  where n.u_id = t.u_id and n.place <> t.position;
update quiz_question t set position = n.place
  from (select u_id, row_number() over (partition by content_id order by position) as place from quiz_question) n
  where n.u_id = t.u_id and n.place <> t.position;

-- A section that still has lessons is not deleted: their files would be left behind.
alter table course_content
  drop constraint course_content_section_id_fkey,
  add constraint course_content_section_id_fkey foreign key (section_id) references course_section;
