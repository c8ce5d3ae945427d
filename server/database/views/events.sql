-- What an event is, when and for how many.
create view event_card as
  select u_id, kind, title, state, healer_id, starts_at, minutes, ends_at, is_online, seats, price_paise, is_demo
  from event;

-- The room of an event: its address is for those who are let in.
create view event_room as
  select u_id, kind, title, state, healer_id, starts_at, ends_at, is_online, seats, join_url, room_ended_at
  from event;

-- Who has or had a seat in an event.
create view event_seat as
  select u_id, event_id, client_id, order_id, state, checked_in_at, created_at
  from enrolment;

-- Who speaks in an event and in which part.
create view event_team as
  select event_id, position, role, healer_id, name
  from event_speaker;
