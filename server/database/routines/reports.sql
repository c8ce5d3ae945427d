create or replace function report_day_of(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'Asia/Kolkata')::date;

create or replace function report_answers() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select distinct 'support-times', report_day_of(t.created_at)
    from support_ticket t where t.u_id in (select ticket_id from changed where side = 'support');
  return null;
end $$;

create or replace trigger report_answer_new after insert on support_message referencing new table as changed
  for each statement execute function report_answers();

-- A statement writes each day once, however many rows it changes. `changed` is what it leaves, or had, of them.
create or replace function report_appointments() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select 'bookings', report_day_of(created_at) from changed
    union select 'no-shows', report_day_of(starts_at) from changed
    -- Which session was the first depends on all of the client's.
    union select 'first-sessions', unnest(array[report_day_of(a.created_at), report_day_of(a.starts_at)])
      from appointment a where a.client_id in (select client_id from changed)
    union select 'first-sessions', unnest(array[report_day_of(created_at), report_day_of(starts_at)]) from changed;
  return null;
end $$;

create or replace trigger report_appointment_gone after delete on appointment referencing old table as changed
  for each statement execute function report_appointments();

create or replace trigger report_appointment_is after update on appointment referencing new table as changed
  for each statement execute function report_appointments();

create or replace trigger report_appointment_new after insert on appointment referencing new table as changed
  for each statement execute function report_appointments();

create or replace trigger report_appointment_was after update on appointment referencing old table as changed
  for each statement execute function report_appointments();

create or replace function report_events() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) select distinct 'event-fill', report_day_of(starts_at) from changed;
  return null;
end $$;

create or replace trigger report_event_gone after delete on event referencing old table as changed
  for each statement execute function report_events();

create or replace trigger report_event_is after update on event referencing new table as changed
  for each statement execute function report_events();

create or replace trigger report_event_new after insert on event referencing new table as changed
  for each statement execute function report_events();

create or replace trigger report_event_was after update on event referencing old table as changed
  for each statement execute function report_events();

create or replace function report_learners() returns trigger language plpgsql as $$
begin
  -- The day on which a learner got the course is the first of those that count.
  insert into report_change (report, day)
    select 'course-completion', report_day_of(e.granted_at)
    from entitlement e join changed c on c.person_id = e.person_id and c.item_id = e.item_id
    where e.kind = 'course' and c.kind = 'course'
    union select 'course-completion', report_day_of(granted_at) from changed where kind = 'course';
  return null;
end $$;

create or replace trigger report_entitlement_gone after delete on entitlement referencing old table as changed
  for each statement execute function report_learners();

create or replace trigger report_entitlement_is after update on entitlement referencing new table as changed
  for each statement execute function report_learners();

create or replace trigger report_entitlement_new after insert on entitlement referencing new table as changed
  for each statement execute function report_learners();

create or replace function report_learning() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select distinct 'course-completion', report_day_of(granted_at) from entitlement
    where kind = 'course' and ended_at is null
      and person_id = coalesce(new.person_id, old.person_id) and item_id = coalesce(new.course_id, old.course_id);
  return null;
end $$;

-- A place in a film is kept every ten seconds; only the beginning and the end of a lesson matter here.
create or replace trigger report_lesson_begun after insert on patient_streaming_history
  for each row execute function report_learning();

create or replace trigger report_lesson_completed after update of completed_at on patient_streaming_history
  for each row when (old.completed_at is distinct from new.completed_at) execute function report_learning();

create or replace trigger report_lesson_forgotten after delete on patient_streaming_history
  for each row execute function report_learning();

create or replace function report_lessons() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select distinct 'course-completion', report_day_of(granted_at) from entitlement
    where kind = 'course' and ended_at is null and item_id = new.u_id;
  return null;
end $$;

create or replace trigger report_course_lessons after update of lesson_count on course
  for each row when (old.lesson_count <> new.lesson_count) execute function report_lessons();

create or replace function report_orders() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select distinct 'revenue', report_day_of(paid_at) from changed where paid_at is not null;
  return null;
end $$;

create or replace trigger report_order_gone after delete on orders referencing old table as changed
  for each statement execute function report_orders();

create or replace trigger report_order_is after update on orders referencing new table as changed
  for each statement execute function report_orders();

create or replace trigger report_order_new after insert on orders referencing new table as changed
  for each statement execute function report_orders();

-- A person's row changes all the time; only this matters here.
create or replace function report_people() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) values ('first-sessions', report_day_of(new.created_at));
  return null;
end $$;

create or replace trigger report_person_is after update of roles, state on person
  for each row when (old.roles <> new.roles or (old.state = 'imported' and new.state = 'active'))
  execute function report_people();

create or replace trigger report_person_new after insert on person
  for each row when ('client' = any (new.roles) and new.state <> 'imported') execute function report_people();

create or replace function report_referrals() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) select distinct 'referrals', report_day_of(created_at) from changed;
  return null;
end $$;

create or replace trigger report_referral_gone after delete on referral referencing old table as changed
  for each statement execute function report_referrals();

create or replace trigger report_referral_is after update on referral referencing new table as changed
  for each statement execute function report_referrals();

create or replace trigger report_referral_new after insert on referral referencing new table as changed
  for each statement execute function report_referrals();

create or replace function report_refunds() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) select distinct 'revenue', report_day_of(created_at) from changed;
  return null;
end $$;

create or replace trigger report_refund_gone after delete on order_refund referencing old table as changed
  for each statement execute function report_refunds();

create or replace trigger report_refund_new after insert on order_refund referencing new table as changed
  for each statement execute function report_refunds();

create or replace function report_seats() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day)
    select distinct 'event-fill', report_day_of(e.starts_at)
    from event e where e.u_id in (select event_id from changed);
  return null;
end $$;

create or replace trigger report_enrolment_gone after delete on enrolment referencing old table as changed
  for each statement execute function report_seats();

create or replace trigger report_enrolment_is after update on enrolment referencing new table as changed
  for each statement execute function report_seats();

create or replace trigger report_enrolment_new after insert on enrolment referencing new table as changed
  for each statement execute function report_seats();

create or replace function report_tickets() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) select distinct 'support-times', report_day_of(created_at) from changed;
  return null;
end $$;

create or replace trigger report_ticket_gone after delete on support_ticket referencing old table as changed
  for each statement execute function report_tickets();

create or replace trigger report_ticket_is after update on support_ticket referencing new table as changed
  for each statement execute function report_tickets();

create or replace trigger report_ticket_new after insert on support_ticket referencing new table as changed
  for each statement execute function report_tickets();

create or replace function report_visits() returns trigger language plpgsql as $$
begin
  insert into report_change (report, day) select 'first-sessions', day from changed;
  return null;
end $$;

create or replace trigger report_visit_is after update on visit_day referencing new table as changed
  for each statement execute function report_visits();

create or replace trigger report_visit_new after insert on visit_day referencing new table as changed
  for each statement execute function report_visits();
