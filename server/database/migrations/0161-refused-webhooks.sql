-- Anybody can send webhooks without a signature, so those are one row a day, not one each.
create table refused_webhook (
  day date primary key,
  hits integer not null check (hits > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_event_id text not null
);
insert into refused_webhook (day, hits, first_at, last_at, last_event_id)
  select (created_at at time zone 'UTC')::date, count(*), min(created_at), max(created_at), ''
  from security_log where what = 'webhook-refused' group by 1;
delete from security_log where what = 'webhook-refused';

-- Disputes are answered within days and proven years later: they stand apart from what is forgotten in time.
create table payment_dispute (
  dispute_id text primary key,
  provider_payment_id text not null,
  created_at timestamptz not null
);
insert into payment_dispute (dispute_id, provider_payment_id, created_at)
  select distinct on (detail ->> 'dispute_id') detail ->> 'dispute_id', detail ->> 'provider_payment_id', created_at
  from security_log where what = 'dispute' order by detail ->> 'dispute_id', created_at;
delete from security_log where what = 'dispute';

create index security_log_created on security_log (created_at);
