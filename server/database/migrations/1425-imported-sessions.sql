-- Whose sessions a file has, where it has those of one healer.
alter table import_run add column healer_id uuid;
alter table import_run add constraint import_run_healer foreign key (healer_id) references healer not valid;

-- A session that was brought from elsewhere: reports count only what went through this site.
alter table appointment add column is_imported boolean not null default false;
