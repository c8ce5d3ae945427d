-- Rows that were there before 1160 are checked without stopping anyone.
alter table service validate constraint service_people;
alter table appointment validate constraint appointment_joint;
alter table appointment validate constraint appointment_companion;
alter table slot_claim validate constraint slot_claim_busy;
