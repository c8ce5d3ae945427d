-- How far a guest of the front desk is: never the link or the code.
create view guest_state as
  select person_id, is_young, expires_at, closed_because, terms_at from guest_claim;
