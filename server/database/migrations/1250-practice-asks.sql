-- The practice booked it for a client who was not there: until when they are asked, and when they said yes.
alter table appointment
  add column ask_until timestamptz,
  add column ask_accepted_at timestamptz,
  add constraint appointment_ask check (ask_until is null or ask_accepted_at is null) not valid;
