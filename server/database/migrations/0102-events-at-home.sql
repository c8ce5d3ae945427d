insert into home_module (kind, position) values ('events', 65);
