-- Rows that were there before 1097 are checked without stopping anyone.
alter table healer_hours validate constraint healer_hours_place;
alter table healer validate constraint healer_travel_minutes;
alter table service validate constraint service_modes_check;
alter table appointment validate constraint appointment_mode_check;
alter table appointment validate constraint appointment_place;
alter table appointment validate constraint appointment_in_person;
alter table appointment validate constraint appointment_arrival;
alter table slot_release validate constraint slot_release_place;
alter table slot_claim validate constraint slot_claim_place;
alter table slot_claim validate constraint slot_claim_treatment_room;
alter table slot_claim validate constraint slot_claim_way;
alter table slot_claim validate constraint slot_claim_room;
