-- readable from 1177
-- A client may wait for several services of a healer.
alter table waitlist_entry drop constraint waitlist_entry_client_id_healer_id_key;
