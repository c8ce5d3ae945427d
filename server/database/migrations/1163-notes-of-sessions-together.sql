-- A note about what several clients have together stands in the file of each.
alter table client_note add column joint_id uuid,
  add constraint client_note_joint foreign key (joint_id) references joint_session not valid;
