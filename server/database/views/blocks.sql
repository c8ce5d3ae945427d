-- Who blocked whom; not by which name.
create view blocked_person as
  select person_id, blocked_id
  from person_block;
