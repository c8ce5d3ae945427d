-- A colleague who acts for a client has said so in this transaction (acting.ts).
create or replace function note_transition() returns trigger language plpgsql as $$
declare
  acting json := nullif(current_setting('newyou.acting', true), '')::json;
begin
  insert into appointment_transition (appointment_id, state, starts_at, at, by_person, asked_by, channel)
    values (new.u_id, new.state, new.starts_at, case tg_op when 'INSERT' then new.created_at else new.updated_at end,
      (acting->>'by')::uuid, acting->>'asked_by', acting->>'channel');
  return null;
end $$;

create or replace trigger appointment_begins after insert on appointment
  for each row execute function note_transition();

create or replace trigger appointment_changes after update of state, starts_at on appointment
  for each row when (old.state <> new.state or old.starts_at <> new.starts_at) execute function note_transition();

-- What a step of an appointment is outside: booked when it is first confirmed, and only what was booked is moved or ends.
create or replace function tell_appointment_step() returns trigger language plpgsql as $$
declare
  one appointment%rowtype;
  event_kind text;
  earlier_start timestamptz;
begin
  -- What is brought from elsewhere is no news.
  if current_setting('newyou.importing', true) = 'on' then
    return null;
  end if;
  select starts_at into earlier_start from appointment_transition
    where appointment_id = new.appointment_id and id < new.id and state = 'confirmed' order by id desc limit 1;
  event_kind := case
    when new.state = 'confirmed' and earlier_start is null then 'appointment.booked'
    when new.state = 'confirmed' and earlier_start <> new.starts_at then 'appointment.rescheduled'
    when earlier_start is null then null
    when new.state in ('cancelled', 'lapsed') then 'appointment.cancelled'
    when new.state = 'completed' then 'appointment.completed'
    when new.state in ('no-show', 'healer-no-show') then 'appointment.missed'
  end;
  if event_kind is null then
    return null;
  end if;
  select * into one from appointment where u_id = new.appointment_id;
  perform tell_outside(event_kind, one.u_id, one.healer_id, new.at, jsonb_build_object(
    'appointment_u_id', one.u_id, 'healer_u_id', one.healer_id, 'client_u_id', one.client_id,
    'service_u_id', one.service_id, 'state', new.state, 'start_time', one.starts_at, 'end_time', one.ends_at,
    'previous_start_time', case event_kind when 'appointment.rescheduled' then earlier_start end,
    'cancelled_by', one.cancelled_by, 'mode', one.mode, 'is_free', one.is_free, 'price_paise', one.price_paise));
  return null;
end $$;

create or replace trigger appointment_step_outside after insert on appointment_transition
  for each row execute function tell_appointment_step();

create or replace function tell_review() returns trigger language plpgsql as $$
begin
  perform tell_outside('review.created', new.u_id, new.healer_id, new.created_at, jsonb_build_object(
    'review_u_id', new.u_id, 'healer_u_id', new.healer_id, 'client_u_id', new.client_id, 'stars', new.stars));
  return null;
end $$;

create or replace trigger review_outside after insert on healer_review for each row execute function tell_review();
