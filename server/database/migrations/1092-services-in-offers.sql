-- A healer offers a client a session of any of the own services. Null: the first one, of 45 minutes.
alter table healing_session add column service_id uuid, add column minutes smallint not null default 45,
  add constraint healing_session_service foreign key (service_id) references service not valid,
  add constraint healing_session_other_service check (service_id <> healer_id) not valid,
  add constraint healing_session_minutes check (minutes between 15 and 240) not valid;
