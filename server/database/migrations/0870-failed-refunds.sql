-- A refund that the gateway refused or the bank sent back is sent again under another key, or paid into the wallet.
alter table refund
  add column attempt integer not null default 1 check (attempt > 0),
  -- What the gateway called it before: those that came back.
  add column earlier_refund_ids text[] not null default '{}',
  -- In the words of the gateway, where it refused.
  add column failure text not null default '',
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('wanted', 'sent', 'failed', 'to-wallet'));
create index refund_failed on refund (updated_at desc, u_id) where state = 'failed';
create index refund_earlier on refund using gin (earlier_refund_ids) where earlier_refund_ids <> '{}';
