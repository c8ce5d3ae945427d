-- Which file of a client was opened to which healer.
create view handover_card as
  select u_id, client_id, to_healer_id from handover;
