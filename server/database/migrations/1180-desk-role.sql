-- The front desk: a staff role of its own.
alter table person drop constraint person_roles_check,
  add constraint person_roles_check
    check (roles <@ array['client', 'healer', 'healer-intern', 'support', 'editor', 'finance', 'desk', 'admin']) not valid;
