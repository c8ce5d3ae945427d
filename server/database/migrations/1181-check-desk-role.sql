alter table person validate constraint person_roles_check;
