-- How a ticket stands; not what it says.
create view ticket_card as
  select u_id, number, person_id, title, state, tags, assigned_to, created_at, updated_at, closed_at, stars
  from support_ticket;

-- When each side wrote in a ticket.
create view ticket_reply as
  select ticket_id, side, created_at
  from support_message;
