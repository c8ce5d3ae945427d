-- The languages of a course's captions are those of its films and sounds, not what somebody says of them.
create or replace function course_counts_contents() returns trigger language plpgsql as $$
begin
  update course set
    lesson_count = (select count(*) from course_content where course_id = course.u_id),
    seconds_total = (select coalesce(sum(seconds), 0) from course_content where course_id = course.u_id),
    caption_languages = array(
      select distinct case caption ->> 'language' when 'en' then 'English' when 'hi' then 'Hindi' else caption ->> 'label' end
      from course_content, jsonb_array_elements(captions) caption
      where course_id = course.u_id order by 1)
  where u_id in (select course_id from changed);
  return null;
end $$;

update course set caption_languages = array(
  select distinct case caption ->> 'language' when 'en' then 'English' when 'hi' then 'Hindi' else caption ->> 'label' end
  from course_content, jsonb_array_elements(captions) caption
  where course_id = course.u_id order by 1);
