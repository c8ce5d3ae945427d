-- Clients read in their account what they asked under its e-mail, and the answer.
create index appointment_inquiry_email on appointment_inquiry (email);
create index contact_message_email on contact_message (email);
