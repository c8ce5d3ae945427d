alter table import_run validate constraint import_run_healer;
