-- The audit trail and the counts of limits become tables of months and days; what is written until then stays one
-- partition. Its bound lies far enough ahead that no row passes it before 1077 and 1078 are applied.
create schema partitions;

lock table audit_entry in access exclusive mode;
do $$
declare latest timestamptz;
begin
  select greatest(now(), max(at)) into latest from audit_entry;
  execute format('alter table audit_entry add constraint audit_entry_before check (at < %L) not valid',
    (date_trunc('month', latest at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;

lock table rate_count in access exclusive mode;
do $$
declare latest timestamptz;
begin
  select greatest(now(), max(window_start)) into latest from rate_count;
  execute format('alter table rate_count add constraint rate_count_before check (window_start < %L) not valid',
    (date_trunc('day', latest at time zone 'UTC') + interval '8 days') at time zone 'UTC');
end $$;

-- What is read is filed in the month in which it was written; all else is at hand.
alter table notification add column is_filed boolean not null default false;
alter table notification add constraint notification_at_hand check (not is_filed) not valid;
