-- Somebody's seat in an event. Seats are counted under the lock of the event's row.
create table enrolment (
  u_id uuid primary key,
  event_id uuid not null references event,
  client_id uuid not null references person,
  -- None for what costs nothing.
  order_id uuid references orders,
  -- `held` while the client pays; `lapsed` when the hold ran out, or the payment came for a seat that was gone;
  -- `given-back` by the client, `called-off` by the house.
  state text not null check (state in ('held', 'enrolled', 'given-back', 'called-off', 'lapsed')),
  hold_until timestamptz,
  -- By the rule that was published when the seat was taken; none for a recording.
  give_back_until timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'held' or (hold_until is not null and order_id is not null))
);
create unique index enrolment_once on enrolment (client_id, event_id) where state in ('held', 'enrolled');
create index enrolment_seats on enrolment (event_id, state) where state in ('held', 'enrolled');
create unique index enrolment_order on enrolment (order_id) where order_id is not null;
create index enrolment_mine on enrolment (client_id, event_id, state) where state in ('enrolled', 'called-off');

-- What was said before and after it, once for each time that the event had.
create table event_reminder (
  enrolment_id uuid not null references enrolment,
  starts_at timestamptz not null,
  kind text not null check (kind in ('day', 'minutes', 'feedback')),
  sent_at timestamptz not null,
  primary key (enrolment_id, starts_at, kind)
);

-- How it was, for those who were enrolled.
create table event_feedback (
  event_id uuid not null references event,
  person_id uuid not null references person,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (event_id, person_id)
);
create index event_feedback_person on event_feedback (person_id);
