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

create or replace trigger course_content_added after insert on course_content referencing new table as changed
  for each statement execute function course_counts_contents();

create or replace trigger course_content_changed after update on course_content referencing new table as changed
  for each statement execute function course_counts_contents();

create or replace trigger course_content_removed after delete on course_content referencing old table as changed
  for each statement execute function course_counts_contents();

create or replace function course_counts_reviews() returns trigger language plpgsql as $$
begin
  update course set
    review_count = (select count(*) from course_review where course_id = course.u_id and hidden_at is null),
    star_sum = (select coalesce(sum(stars), 0) from course_review
      where course_id = course.u_id and hidden_at is null)
  where u_id in (select course_id from changed);
  return null;
end $$;

create or replace trigger course_review_added after insert on course_review referencing new table as changed
  for each statement execute function course_counts_reviews();

create or replace trigger course_review_changed after update on course_review referencing new table as changed
  for each statement execute function course_counts_reviews();

create or replace trigger course_review_removed after delete on course_review referencing old table as changed
  for each statement execute function course_counts_reviews();

create or replace function course_counts_students() returns trigger language plpgsql as $$
declare
  course_ids uuid[] := array(select distinct item_id from changed where kind = 'course');
begin
  update course set student_count =
    (select count(distinct person_id) from entitlement where kind = 'course' and item_id = course.u_id and ended_at is null)
  where u_id = any(course_ids);
  return null;
end $$;

create or replace trigger entitlement_added after insert on entitlement referencing new table as changed
  for each statement execute function course_counts_students();

create or replace trigger entitlement_changed after update on entitlement referencing new table as changed
  for each statement execute function course_counts_students();
