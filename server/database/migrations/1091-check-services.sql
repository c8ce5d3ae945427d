-- Rows that were there before 1090 are checked without stopping anyone.
alter table appointment validate constraint appointment_service;
alter table appointment validate constraint appointment_other_service;
alter table slot_claim validate constraint slot_claim_service;
alter table slot_claim validate constraint slot_claim_other_service;
alter table slot_claim validate constraint slot_claim_busy;
alter table slot_claim validate constraint slot_claim_during_check;
alter table slot_release validate constraint slot_release_service;
alter table slot_release validate constraint slot_release_other_service;
