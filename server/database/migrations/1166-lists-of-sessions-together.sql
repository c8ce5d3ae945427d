-- How many clients a listed service is for. All services were for one before 1160.
alter table service_listing add column people_min smallint not null default 1, add column people_max smallint not null default 1;
