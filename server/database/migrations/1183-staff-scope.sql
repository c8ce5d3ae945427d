-- For which healers a colleague at the front desk books. No row: for none; without a healer: for all.
create table staff_scope (
  person_id uuid not null references person,
  healer_id uuid references healer,
  created_at timestamptz not null,
  constraint staff_scope_once unique nulls not distinct (person_id, healer_id)
);

-- A session of the front desk alone, whatever else its person may do.
alter table session add column is_desk boolean not null default false;
