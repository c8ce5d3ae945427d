-- The mailbox behind an address: what follows a plus is the owner's own tag, and Gmail knows no dots and has two names.
create function mailbox_of(address text) returns text immutable parallel safe language sql as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(split_part(name, '+', 1), '.', '') || '@gmail.com'
    else split_part(name, '+', 1) || '@' || domain
  end
  from (select split_part(lower(address), '@', 1) as name, split_part(lower(address), '@', 2) as domain) as parts
$$;

-- What was paid with, as a hash: the same card or UPI id is the same word, and nothing else can be read from it.
alter table payment add column instrument text not null default '';

-- The share of the first purchase that was promised when the friend joined. Who joined before was promised all of it.
alter table referral add column share_percent integer not null default 100 check (share_percent between 0 and 100);
create index payment_instrument on payment (instrument) where instrument <> '';
