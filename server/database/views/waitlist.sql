-- Clients who wait for a time with a healer.
create view waiting_client as
  select u_id, client_id, healer_id, weekdays, part, created_at from waitlist_entry;
