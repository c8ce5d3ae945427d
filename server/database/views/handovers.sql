-- Which file of a client was opened to which healer.
create view handover_card as
  select u_id, client_id, to_healer_id from handover;
-- Which client was asked by which healer, for who looked at what.
create view departure_ask as
  select c.u_id, c.client_id, d.healer_id from departure_client c join departure d on d.u_id = c.departure_id;
