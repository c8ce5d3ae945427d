-- Where a person was who joined by a code, or looked at their own: a mark of the address under a key of the site, from
-- which no address can be read. Kept for a day.
create table referral_address (
  person_id uuid primary key references person,
  mark bytea not null,
  seen_at timestamptz not null
);
create index referral_address_mark on referral_address (mark);
create index referral_address_seen on referral_address (seen_at);

-- The friend and the one who brought them, or another friend of theirs, were at one address within a day.
alter table referral add column same_address boolean not null default false;
