-- Who waits for a healer who is full, in the order of asking.
create table waitlist_entry (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  client_id uuid not null references person,
  -- 1 is Monday, in the client's zone; empty is any day.
  weekdays integer[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  part text not null default 'any' check (part in ('any', 'morning', 'afternoon', 'evening')),
  created_at timestamptz not null,
  unique (client_id, healer_id)
);
create index waitlist_entry_order on waitlist_entry (healer_id, created_at, u_id);

-- Who was told of which free time, and when: nobody twice of the same.
create table waitlist_told (
  entry_id uuid not null references waitlist_entry on delete cascade,
  starts_at timestamptz not null,
  told_at timestamptz not null,
  primary key (entry_id, starts_at)
);
