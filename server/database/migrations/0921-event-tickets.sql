-- A ticket is shown at the door of an event at a place, as a QR code or by its ten letters and digits: 40 random bits.
alter table enrolment
  add column ticket_code text not null default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))
    check (ticket_code ~ '^[0-9A-F]{10}$'),
  add column checked_in_at timestamptz,
  -- By the ticket, or marked by the host.
  add column checked_in_by text check (checked_in_by in ('ticket', 'host')),
  add check ((checked_in_at is null) = (checked_in_by is null));
create unique index enrolment_ticket on enrolment (ticket_code);
