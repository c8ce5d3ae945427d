alter table person validate constraint person_state_check;
alter table person validate constraint person_origin;
