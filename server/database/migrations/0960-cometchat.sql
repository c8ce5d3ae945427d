-- What CometChat knows of us. Where it is not configured, these tables stay empty.

-- A person as its apps know them, one for each role: a client under the person's id, a healer under the healer's, so
-- that the two cannot be matched.
create table cometchat_user (
  uid uuid primary key,
  person_id uuid not null references person,
  side text not null check (side in ('client', 'healer')),
  -- Grows with each change of the name; what was told last is behind until a job has told it.
  revision integer not null default 1,
  told_revision integer not null default 0,
  unique (person_id, side),
  check (told_revision <= revision)
);
create index cometchat_user_untold on cometchat_user (uid) where told_revision < revision;

create table cometchat_group (
  group_id uuid primary key references community_group,
  revision integer not null default 1,
  told_revision integer not null default 0,
  check (told_revision <= revision)
);
create index cometchat_group_untold on cometchat_group (group_id) where told_revision < revision;

-- Names are changed in many places: by people, healers, moderators, colleagues, and when an account is erased.
create function cometchat_name_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'person' then
    update cometchat_user set revision = revision + 1 where person_id = new.u_id;
  elsif tg_table_name = 'healer' then
    update cometchat_user set revision = revision + 1 where person_id = new.person_id and side = 'healer';
  else
    update cometchat_group set revision = revision + 1 where group_id = new.u_id;
  end if;
  return null;
end $$;
create trigger person_renamed after update of anonymous_name, first_name, state on person for each row
  when ((old.anonymous_name, old.first_name, old.state) is distinct from (new.anonymous_name, new.first_name, new.state))
  execute function cometchat_name_changed();
create trigger healer_renamed after update of full_name on healer for each row
  when (old.full_name is distinct from new.full_name) execute function cometchat_name_changed();
create trigger community_group_renamed after update of name on community_group for each row
  when (old.name is distinct from new.name) execute function cometchat_name_changed();

-- A message on its way there, or that is there; written with the message itself.
create table cometchat_message (
  -- The conversation or the group.
  place_id uuid not null,
  seq integer not null,
  is_group boolean not null,
  message_id uuid not null,
  -- Its id at CometChat; null: not known to be there yet.
  remote_id text unique,
  -- Who sends it holds it until then. One that was tried before may be there all the same.
  leased_until timestamptz,
  tries integer not null default 0,
  primary key (place_id, seq)
);
create index cometchat_message_unsent on cometchat_message (place_id, seq) where remote_id is null;
create index cometchat_message_ours on cometchat_message (message_id);
