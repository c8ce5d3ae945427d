-- Sessions of such a service may be booked now and paid until some hours before.
alter table service add column pays_later boolean not null default false;

-- Until when a booked session is to be paid; null once it is, and for what is not paid later.
alter table appointment add column pay_by timestamptz, add column pay_reminded_at timestamptz,
  add constraint appointment_pay_later check (pay_by is null or order_id is not null) not valid,
  add constraint appointment_pay_reminder check (pay_reminded_at is null or order_id is not null) not valid;
