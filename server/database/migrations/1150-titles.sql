-- What was checked of a healer whose practice has no register, and the healer's own words for a title that staff put right.
alter table healer add column checked_instead text[] not null default '{}',
  add column own_title text not null default '',
  add constraint healer_checked_instead check (checked_instead <@ array['training', 'years', 'references']) not valid,
  add constraint healer_own_title check (length(own_title) <= 200) not valid;

alter table approval drop constraint approval_kind_check,
  add constraint approval_kind_check check (kind in ('setting', 'coupon', 'price', 'title')) not valid;
