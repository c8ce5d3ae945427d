-- Forms that clients fill in before a session, by name.
create view intake_form_card as
  select u_id, name, state from intake_form;
