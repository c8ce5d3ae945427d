-- Messages and enquiries are answered in the back office; the answer stays with its question.
alter table contact_message
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by uuid references person;
alter table appointment_inquiry
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by uuid references person;
create index contact_message_created on contact_message (created_at desc);
create index appointment_inquiry_ours on appointment_inquiry (created_at desc) where healer_id is null;
create index contact_message_answered_by on contact_message (answered_by) where answered_by is not null;
create index appointment_inquiry_answered_by on appointment_inquiry (answered_by) where answered_by is not null;
create index event_feedback_created on event_feedback (created_at desc);
