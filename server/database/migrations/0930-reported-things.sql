-- Reviews, names and portraits can be reported like messages, and hidden by staff.
alter table healer_review add column hidden_at timestamptz;
alter table course_review add column hidden_at timestamptz;
alter table article_review add column hidden_at timestamptz;

create or replace function course_counts_reviews() returns trigger language plpgsql as $$
begin
  update course set
    review_count = (select count(*) from course_review where course_id = course.u_id and hidden_at is null),
    star_sum = (select coalesce(sum(stars), 0) from course_review
      where course_id = course.u_id and hidden_at is null)
  where u_id in (select course_id from changed);
  return null;
end $$;

-- What stood where a neutral name, or no picture, stands now.
create table hidden_part (
  thing text not null check (thing in ('healer-name', 'healer-picture', 'member-name')),
  thing_id uuid not null,
  person_id uuid not null references person,
  before jsonb not null,
  -- The neutral name; null for a picture.
  neutral text,
  hidden_at timestamptz not null,
  primary key (thing, thing_id)
);
create index hidden_part_person on hidden_part (person_id);

alter table community_report
  -- Reviews of the demo content and of deleted accounts were written by nobody.
  alter column subject_id drop not null,
  add column thing text check (thing in
    ('healer-review', 'course-review', 'article-review', 'healer-name', 'healer-picture', 'member-name')),
  add column thing_id uuid,
  drop constraint community_report_about_check,
  drop constraint community_report_reason_check,
  drop constraint community_report_check,
  drop constraint community_report_check1,
  add constraint community_report_about_check check (about in ('message', 'person', 'review', 'name', 'picture')),
  add constraint community_report_reason_check
    check (reason in ('abuse', 'misleading', 'spam', 'danger', 'privacy', 'other', 'crisis')),
  add constraint community_report_place check (
    case when thing is null then num_nonnulls(conversation_id, group_id) = 1
      else conversation_id is null and (group_id is null) = (thing <> 'member-name') end),
  add constraint community_report_thing check ((thing is null) = (thing_id is null)
    and (thing is null) = (about in ('message', 'person'))),
  add constraint community_report_subject check (subject_id is not null or about = 'review'),
  add constraint community_report_seq check (about <> 'message' or seq is not null);
create index community_report_thing_open on community_report (thing, thing_id) where state = 'open';
drop index community_report_once;
create unique index community_report_once on community_report
  (reporter_id, about, coalesce(thing_id, conversation_id, group_id), seq) nulls not distinct where state = 'open';
