-- A key of its own, by which a row is found when the demo goes. The table is a handful of rows of colleagues.
-- squawk-ignore adding-field-with-default
alter table staff_scope add column u_id uuid not null default gen_random_uuid();
-- squawk-ignore adding-serial-primary-key-field, constraint-missing-not-valid
alter table staff_scope add primary key (u_id);
