-- Rows that were there before 1174 are checked without stopping anyone.
alter table bundle validate constraint bundle_session_service_id_fkey;
alter table bundle validate constraint bundle_session_service_of_healer;
alter table session_pack validate constraint session_pack_service_id_fkey;
alter table waitlist_entry validate constraint waitlist_entry_service_id_fkey;
