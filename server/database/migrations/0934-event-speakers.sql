-- Who speaks at an event beside its host: a healer of the site, or a guest by name.
create table event_speaker (
  u_id uuid primary key,
  event_id uuid not null references event on delete cascade,
  position integer not null check (position between 1 and 20),
  role text not null check (role in ('co-host', 'speaker')),
  healer_id uuid references healer,
  name text not null default '',
  about text not null default '',
  revision integer not null default 1,
  constraint event_speaker_place unique (event_id, position),
  constraint event_speaker_who check ((healer_id is null) = (name <> ''))
);
create index event_speaker_healer on event_speaker (healer_id) where healer_id is not null;

update healer_submission set content = content || '{"speakers": []}' where kind = 'event';
