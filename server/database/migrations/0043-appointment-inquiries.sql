-- What visitors ask before they book: to the house, or to one healer.
create table appointment_inquiry (
  u_id uuid primary key,
  healer_id uuid references healer,
  category text references category (slug),
  name text not null,
  email text not null,
  phone text not null,
  -- When it would suit, if they say so.
  preferred_at timestamptz,
  description text not null,
  state text not null default 'new' check (state in ('new', 'answered')),
  created_at timestamptz not null
);
create index appointment_inquiry_healer on appointment_inquiry (healer_id, created_at desc) where healer_id is not null;
create index appointment_inquiry_new on appointment_inquiry (created_at) where state = 'new';
