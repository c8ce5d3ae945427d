-- What somebody wants to come back to. What it shows is taken from the entries of the search.
create table wishlist_entry (
  u_id uuid primary key,
  person_id uuid not null references person,
  kind text not null check (kind in ('healer', 'course', 'bundle', 'ebook', 'webinar', 'workshop')),
  item_id uuid not null,
  created_at timestamptz not null,
  unique (person_id, kind, item_id)
);
create index wishlist_entry_latest on wishlist_entry (person_id, created_at desc);
