-- Children without an account, with the client who is their guardian here.
create view ward as
  select person_id, payer_id as guardian_id, dob from dependant where kind = 'child' and state = 'agreed';

-- How payers call those for whom they book, or did.
create view dependant_name as
  select payer_id, person_id, name, created_at from dependant where person_id is not null;

-- Children for whom nobody books any more: they have an account of their own, or were removed.
create view ended_child as
  select person_id from dependant where kind = 'child' and state = 'ended' and person_id is not null;
