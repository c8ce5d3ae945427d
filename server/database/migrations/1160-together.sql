-- How many clients a session of a service is for.
alter table service add column people_min smallint not null default 1, add column people_max smallint not null default 1,
  add constraint service_people check (people_min >= 1 and people_max between people_min and 4
    and (u_id <> healer_id or people_max = 1)) not valid;

-- What several clients have together: each has an appointment of their own, so that no row of one is a row of another.
create table joint_session (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  booked_by uuid not null references person,
  people smallint not null check (people between 2 and 4),
  people_min smallint not null check (people_min between 1 and 4),
  price_paise bigint not null check (price_paise >= 0),
  is_split boolean not null,
  state text not null default 'asking' check (state in ('asking', 'covering', 'standing', 'ended')),
  decide_by timestamptz,
  asked_at timestamptz,
  end_at timestamptz,
  withdrawn_by uuid references person,
  rest_order_id uuid unique references orders,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index joint_session_booked_by on joint_session (booked_by, created_at);
create index joint_session_due on joint_session (coalesce(end_at, decide_by)) where state <> 'ended' and coalesce(end_at, decide_by) is not null;

create table joint_invitation (
  u_id uuid primary key,
  joint_id uuid not null references joint_session,
  channel text not null check (channel in ('email', 'mobile')),
  contact text not null,
  token_hash bytea unique,
  code text not null check (code ~ '^\d{4}$'),
  share_paise bigint not null check (share_paise >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'yes', 'no', 'closed')),
  answered_by uuid references person,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint joint_invitation_answer check ((state = 'yes') = (answered_by is not null))
);
create index joint_invitation_joint on joint_invitation (joint_id);
create index joint_invitation_answered_by on joint_invitation (answered_by) where answered_by is not null;
create index joint_invitation_contact on joint_invitation (contact, sent_at);

-- Null: from nobody.
create table invitation_block (
  contact text not null,
  from_person_id uuid references person,
  created_at timestamptz not null,
  constraint invitation_block_once unique nulls not distinct (contact, from_person_id)
);

-- A companion comes to the session of the one who booked.
alter table appointment add column joint_id uuid, add column is_companion boolean not null default false,
  add constraint appointment_joint foreign key (joint_id) references joint_session not valid,
  add constraint appointment_companion check (not is_companion or joint_id is not null) not valid;

-- A companion takes nothing of the healer's time, which is the booker's: an empty range meets none.
alter table slot_claim drop constraint slot_claim_busy,
  add constraint slot_claim_busy check (busy is null or isempty(busy) or (busy @> during and not upper_inc(busy))) not valid;
