create or replace function cometchat_member_left() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where member_id = new.u_id;
  return null;
end $$;

create or replace trigger community_member_left_ends_cometchat after update of left_at on community_member
  for each row when (old.left_at is null and new.left_at is not null) execute function cometchat_member_left();

create or replace function cometchat_member_renamed() returns trigger language plpgsql as $$
begin
  update cometchat_user set revision = revision + 1 where member_id = new.u_id;
  return null;
end $$;

create or replace trigger community_member_renamed after update of name on community_member
  for each row when (old.name is distinct from new.name) execute function cometchat_member_renamed();

-- Names are changed in many places: by people, healers, moderators, colleagues, and when an account is erased.
create or replace function cometchat_name_changed() returns trigger language plpgsql as $$
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

create or replace trigger community_group_renamed after update of name on community_group
  for each row when (old.name is distinct from new.name) execute function cometchat_name_changed();

create or replace trigger healer_renamed after update of full_name on healer
  for each row when (old.full_name is distinct from new.full_name) execute function cometchat_name_changed();

create or replace trigger person_renamed after update of anonymous_name, first_name, state on person
  for each row
  when (old.anonymous_name is distinct from new.anonymous_name or old.first_name is distinct from new.first_name
    or old.state is distinct from new.state)
  execute function cometchat_name_changed();

create or replace function cometchat_person_closed() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where person_id = new.u_id;
  return null;
end $$;

create or replace trigger person_closed_ends_cometchat after update of state on person
  for each row when (old.state is distinct from new.state and new.state <> 'active')
  execute function cometchat_person_closed();

-- However a session ends: with the last one of a person, or when they are closed out.
create or replace function cometchat_tokens_end() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1
    where person_id = new.person_id and not exists (
      select from session s where s.person_id = new.person_id and s.revoked_at is null);
  return null;
end $$;

create or replace trigger session_ends_cometchat after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function cometchat_tokens_end();
