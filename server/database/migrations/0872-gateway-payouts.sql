-- An approved batch goes to the bank one way: as a file that finance uploads there, or by the gateway.
alter table payout_batch
  add column way text check (way in ('bank-file', 'gateway')),
  add check (way is null or state = 'approved');
update payout_batch set way = 'bank-file' where state = 'approved';

alter table payout
  add column provider_payout_id text unique,
  -- In the gateway's own word, until it is paid or sent back.
  add column provider_state text not null default '',
  -- When we last asked the gateway.
  add column asked_at timestamptz;
create index payout_on_its_way on payout (asked_at nulls first) where state = 'sent';
create index payout_paid on payout (asked_at) where state = 'paid' and provider_payout_id is not null;
