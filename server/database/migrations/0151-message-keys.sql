-- A notification is stored as a key and its parameters; the words are made in the language of the person who reads it.
alter table notification add column message text, add column parameters jsonb;
update notification set message = 'plain.text', parameters = jsonb_build_object('title', title, 'description', description);
alter table notification
  alter column message set not null,
  alter column parameters set not null,
  drop column title,
  drop column description;
