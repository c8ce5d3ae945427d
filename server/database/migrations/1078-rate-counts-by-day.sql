lock table rate_count in access exclusive mode;
alter table rate_count set schema partitions;
-- squawk-ignore renaming-table
alter table partitions.rate_count rename to rate_count_before;

create table rate_count (
  like partitions.rate_count_before including defaults,
  constraint rate_count_pkey primary key (key, window_start)
) partition by range (window_start);
do $$
begin
  execute (select format('alter table rate_count attach partition partitions.rate_count_before for values from (minvalue) to (%s)',
      substring(pg_get_constraintdef(oid) from '''[^'']+'''))
    from pg_constraint where conname = 'rate_count_before');
end $$;
alter table partitions.rate_count_before drop constraint rate_count_before;
create table partitions.rate_count_default partition of rate_count default;
