alter table healer validate constraint healer_checked_instead;
alter table healer validate constraint healer_own_title;
alter table approval validate constraint approval_kind_check;
