-- Whom a message to somebody else names, so that it goes with the account of that person.
alter table notification add column about_id uuid references person;
create index notification_about on notification (about_id) where about_id is not null;
alter table digest_entry add column about_id uuid references person;
create index digest_entry_about on digest_entry (about_id) where about_id is not null;

-- What is there says it by its target, and where many write below one target by the name that it gives.
update notification n set about_id = case when n.person_id = t.client_id then h.person_id else t.client_id end
  from (
    select u_id, client_id, healer_id from appointment
    union all select u_id, client_id, healer_id from healing_session
    union all select u_id, client_id, healer_id from conversation
    union all select u_id, client_id, healer_id from action_plan) t
  join healer h on h.u_id = t.healer_id
  where n.target_id = t.u_id::text and n.person_id in (t.client_id, h.person_id);
update notification n set about_id = t.person_id from support_ticket t
  where n.target_id = t.u_id::text and n.person_id <> t.person_id;
update notification n set about_id = w.person_id
  from (
    select course_id::text as target, person_id from course_question
    union select course_id::text, person_id from course_review
    union select event_id::text, client_id from enrolment) w
  join person p on p.u_id = w.person_id
  where n.about_id is null and n.target_id = w.target and n.person_id <> w.person_id
    and (n.message in ('courses.questionAsked', 'courses.reviewWritten') or n.message like 'crisis.%')
    and coalesce(n.parameters ->> 'by', n.parameters ->> 'other') in (p.anonymous_name, p.first_name);
update notification n set about_id = m.person_id from community_member m join person p on p.u_id = m.person_id
  where n.about_id is null and n.person_id <> m.person_id and n.parameters ->> 'title' = p.anonymous_name
    and n.message in ('community.reportHidden', 'community.reportKept');
delete from notification n using person p
  where p.u_id = n.about_id and p.state = 'erased' and n.person_id <> p.u_id;

-- Contacts and words stay in their record.
delete from notification n where n.message = 'inquiries.added'
  and not exists (select from appointment_inquiry i where i.u_id::text = n.target_id);
update notification set parameters = jsonb_build_object('recordId', target_id), sender_name = ''
  where message = 'inquiries.added';
update notification set parameters = parameters - 'title' || jsonb_build_object('recordId', target_id)
  where message = 'support.assigned';
delete from digest_entry where message in ('inquiries.added', 'support.assigned');
