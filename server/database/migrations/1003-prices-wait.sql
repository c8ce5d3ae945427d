-- A lower price of what was published is an open discount: it waits for a second colleague.
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check check (kind in ('setting', 'coupon', 'price'));
