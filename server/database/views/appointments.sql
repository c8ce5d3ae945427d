-- Who meets whom, when and how, and what became of it.
create view session_times as
  select u_id, healer_id, client_id, order_id, session_pack_id, healing_session_id, state, starts_at, ends_at, mode,
    price_paise, policy, is_free, is_demo, cancelled_by, rescheduled_by, created_at, updated_at, service_id, place_id,
    arrived_at, arrived_by, pay_by, joint_id, is_companion
  from appointment;

-- What clients wrote of a healer and what the healer replied.
create view healer_review_card as
  select u_id, healer_id, client_id, by_name, stars, text, sessions, reply, replied_at, hidden_at, is_demo, created_at
  from healer_review;
