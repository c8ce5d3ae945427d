-- Booking on other sites: whose times a widget shows, and the origins that may show it.
create table booking_widget (
  u_id uuid primary key,
  name text not null check (length(name) <= 120),
  healer_id uuid not null references healer,
  service_id uuid references service,
  origins text[] not null check (cardinality(origins) > 0),
  state text not null check (state in ('live', 'closed')),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index booking_widget_of_healer on booking_widget (healer_id);
create index booking_widget_of_service on booking_widget (service_id) where service_id is not null;
