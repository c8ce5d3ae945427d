-- Whether the guest agreed on the phone to a reminder, and the link of that reminder by which they say no.
alter table guest_claim add column wants_reminder boolean not null default false, add column stop_token_hash bytea;
