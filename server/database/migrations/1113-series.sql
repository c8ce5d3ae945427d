-- Sessions of one client with one healer at the same time of the week or of every second week.
create table session_series (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  service_id uuid references service,
  weeks smallint not null check (weeks in (1, 2)),
  session_count smallint not null check (session_count between 2 and 26),
  created_at timestamptz not null
);
create index session_series_client on session_series (client_id);

-- Whether clients may book series with the healer, up to a year ahead.
alter table healer add column takes_series boolean not null default false;

alter table appointment add column series_id uuid, add column series_number smallint,
  add constraint appointment_series foreign key (series_id) references session_series not valid,
  add constraint appointment_series_number check ((series_id is null) = (series_number is null) and series_number between 1 and 26) not valid;
