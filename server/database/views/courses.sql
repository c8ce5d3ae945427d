-- What a course is and costs, and how it is liked.
create view course_card as
  select u_id, healer_id, state, title, summary, category, language, caption_languages, price_paise, image, lesson_count, seconds_total,
    student_count, review_count, star_sum, is_demo, published_at, updated_at, written_in, other_title, other_summary
  from course;

-- How far a person is in a lesson.
create view lesson_progress as
  select person_id, course_id, content_id, completed_at
  from patient_streaming_history;
