-- Numbers to call in an emergency, in the order in which they are shown.
create table helpline (
  u_id uuid primary key,
  name text not null check (name <> ''),
  number text not null unique check (number <> ''),
  note text not null default '',
  position integer not null check (position > 0),
  revision integer not null default 1
);
insert into helpline (u_id, name, number, note, position)
select '019a0000-0000-7000-8000-000000000401',
  coalesce((select value #>> '{}' from setting where key = 'helpline_name'), 'Tele-MANAS'),
  coalesce((select nullif(value #>> '{}', '') from setting where key = 'helpline_number'), '14416'),
  coalesce((select value #>> '{}' from setting where key = 'helpline_note'), 'Free, 24 hours a day, in 20 languages.'),
  1;
delete from setting where key in ('helpline_name', 'helpline_number', 'helpline_note');
