-- A visitor's time is held from the first press, before there is a client: such a claim has no client and is only held.
alter table slot_claim alter column client_id drop not null;
alter table slot_claim add constraint slot_claim_of_client check (client_id is not null or state <> 'booked');
create index slot_claim_visitor_holds on slot_claim (healer_id, hold_until) where client_id is null;
