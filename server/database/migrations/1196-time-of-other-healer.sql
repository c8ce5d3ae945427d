-- The service and time of the other healer that a colleague chose by hand. Without them: the same time, with a service of the
-- same length and price.
alter table healer_absence_session
  add column other_service_id uuid,
  add column other_place_id uuid,
  add column other_starts_at timestamptz,
  add constraint healer_absence_other_service foreign key (other_service_id) references service not valid,
  add constraint healer_absence_other_place foreign key (other_place_id) references place not valid,
  add constraint healer_absence_other_time check ((other_service_id is null) = (other_starts_at is null)) not valid;
