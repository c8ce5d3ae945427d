-- A review belongs to a session that was held: one for each session, and the healer may answer it once.
alter table healer_review
  add column appointment_id uuid unique references appointment,
  add column reply text,
  add column replied_at timestamptz,
  drop constraint healer_review_healer_id_client_id_key,
  add constraint healer_review_held check (is_demo or (client_id is not null and appointment_id is not null)),
  add constraint healer_review_reply check ((reply is null) = (replied_at is null));
create index healer_review_client on healer_review (client_id);
