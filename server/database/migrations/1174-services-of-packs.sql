-- A package names one service of its healer, and so does a place in a waiting list; null: the first one.
alter table bundle add column session_service_id uuid,
  add constraint bundle_session_service_id_fkey foreign key (session_service_id) references service not valid,
  add constraint bundle_session_service_of_healer check (session_service_id is null or session_healer_id is not null) not valid;
alter table session_pack add column service_id uuid,
  add constraint session_pack_service_id_fkey foreign key (service_id) references service not valid;
alter table waitlist_entry add column service_id uuid,
  add constraint waitlist_entry_service_id_fkey foreign key (service_id) references service not valid;
