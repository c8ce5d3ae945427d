-- One side does not agree with how a session was settled, or the healer denied a report of the client: staff decide it, as a
-- ticket of support.
create table session_objection (
  u_id uuid primary key,
  appointment_id uuid not null references appointment,
  side text not null check (side in ('client', 'healer')),
  person_id uuid not null references person,
  ticket_id uuid not null unique references support_ticket,
  -- How it was settled, which it keeps when nothing changes.
  state_before text not null check (state_before in ('completed', 'no-show', 'healer-no-show', 'cancelled')),
  -- It began with a report that the healer did not come.
  is_absence boolean not null,
  created_at timestamptz not null,
  decision text check (decision in ('refund', 'leave')),
  note text,
  decided_by uuid references person,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (note is null))
);
create unique index session_objection_side on session_objection (appointment_id, side) where not is_absence;
create unique index session_objection_open on session_objection (appointment_id) where decision is null;
create index session_objection_person on session_objection (person_id);

-- Reports that were denied before there was a way to decide them.
with disputed as (
  select u_id, client_id, updated_at, gen_random_uuid() as ticket_id from appointment where state = 'disputed'
), ticket as (
  insert into support_ticket (u_id, person_id, title, description, tags, since, created_at, updated_at)
  select ticket_id, client_id, 'Session under review',
    'The client reported that the healer did not join, and the healer says that they did.', '{booking}',
    updated_at, updated_at, updated_at from disputed
  returning u_id
)
insert into session_objection (u_id, appointment_id, side, person_id, ticket_id, state_before, is_absence, created_at)
select gen_random_uuid(), u_id, 'client', client_id, ticket_id, 'completed', true, updated_at from disputed
where ticket_id in (select u_id from ticket);
