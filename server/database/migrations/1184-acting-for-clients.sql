-- A colleague acts for a client: who it was, who asked, and how.
alter table appointment_transition
  add column by_person uuid,
  add column asked_by text,
  add column channel text,
  add constraint appointment_transition_by_person_fkey foreign key (by_person) references person not valid,
  add constraint appointment_transition_channel check (channel in ('phone', 'counter', 'message')) not valid,
  add constraint appointment_transition_asked check ((by_person is null) = (channel is null)) not valid;

alter table appointment
  -- The colleague who booked it for the client.
  add column booked_at_desk_by uuid,
  -- By how many minutes one of the two said they come later than the start.
  add column late_minutes smallint,
  add column late_side text,
  add constraint appointment_booked_at_desk_by foreign key (booked_at_desk_by) references person not valid,
  add constraint appointment_late check (late_minutes between 1 and 120) not valid,
  add constraint appointment_late_side check (late_side in ('client', 'healer')) not valid;

-- What the desk reads instead of the name of a service, which may say what somebody comes for.
alter table service add column desk_name text not null default '',
  add constraint service_desk_name check (length(desk_name) <= 80) not valid;
