-- The mailbox behind an address: what follows a plus is the owner's own tag, and Gmail knows no dots and has two names.
create or replace function mailbox_of(address text) returns text language sql immutable parallel safe as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(split_part(name, '+', 1), '.', '') || '@gmail.com'
    else split_part(name, '+', 1) || '@' || domain
  end
  from (select split_part(lower(address), '@', 1) as name, split_part(lower(address), '@', 2) as domain) as parts
$$;
