-- Who meets whom, when and how, and what became of it.
create view session_times as
  select u_id, healer_id, client_id, order_id, session_pack_id, healing_session_id, state, starts_at, ends_at, mode,
    price_paise, policy, is_free, is_demo, cancelled_by, rescheduled_by, created_at, updated_at, service_id, place_id,
    arrived_at, arrived_by, pay_by, booked_by, booked_at_desk_by, late_minutes, late_side, service_name, is_reschedule_open,
    client_confirmed_at, reported_at, joint_id, is_companion, ask_until, ask_accepted_at, is_imported
  from appointment;

-- In which treatment room a session is held.
create view session_room as
  select a.u_id, c.treatment_room_id from appointment a join slot_claim c on c.u_id = a.claim_id
  where c.treatment_room_id is not null;

-- What clients wrote of a healer and what the healer replied.
create view healer_review_card as
  select u_id, healer_id, client_id, by_name, stars, text, sessions, reply, replied_at, hidden_at, is_demo, created_at
  from healer_review;

-- What became of an appointment, and the colleague who acted for its client.
create view appointment_step as
  select id, appointment_id, state, starts_at, at, by_person, asked_by, channel from appointment_transition;

-- Times of healers that are held while somebody pays or decides.
create view held_time as
  select healer_id, lower(during) as starts_at, upper(during) as ends_at, hold_until from slot_claim where state = 'held';
