-- A client has a name of their own in each group, which stands nowhere else: the name that healers see and that reviews are
-- signed with would tie what is written in a group to sessions.
alter table community_member add column name text not null default '';

create function pg_temp.name_of_a_member() returns text language sql volatile as $$
  select (array['Quiet','Green','Early','Little','Slow','Bright','Northern','Paper','Silver','Open'])[1 + floor(random() * 10)::int]
    || ' ' || (array['Heron','River','Lantern','Banyan','Ferry','Cloud','Kite','Window','Field','Stone'])[1 + floor(random() * 10)::int]
    || ' ' || (10 + floor(random() * 990))::int
$$;
update community_member set name = pg_temp.name_of_a_member() where side = 'client';
update community_member m set name = '' from person p where p.u_id = m.person_id and p.state = 'erased';
alter table community_member alter column name drop default,
  add constraint community_member_name check (side = 'client' or name = '');

-- Who is in a group today is told which name they have there.
do $$
declare told record;
begin
  for told in
    select m.person_id, m.name, g.u_id as group_id, g.name as group_name
    from community_member m join community_group g on g.u_id = m.group_id join person p on p.u_id = m.person_id
    where m.side = 'client' and m.left_at is null and p.state = 'active' order by m.person_id, g.u_id
  loop
    update person set notification_seq = notification_seq + 1 where u_id = told.person_id;
    insert into notification (u_id, person_id, seq, type, message, parameters, front_end_path, target_id, created_at)
      select gen_random_uuid(), told.person_id, p.notification_seq, 'community', 'community.newName',
        jsonb_build_object('group', told.group_name, 'newName', told.name), 'community', told.group_id::text, now()
      from person p where p.u_id = told.person_id;
  end loop;
end $$;

-- A reported name is that of a member now. Names that were hidden are gone with the rest.
delete from hidden_part where thing = 'member-name';
update community_report r set thing_id = m.u_id from community_member m
  where r.thing = 'member-name' and m.person_id = r.thing_id and m.group_id = r.group_id and m.side = 'client';

-- In CometChat a client is another user in each group, under the id of the member.
alter table cometchat_user
  add column member_id uuid unique,
  drop constraint cometchat_user_person_id_side_key;
create unique index cometchat_user_of_person on cometchat_user (person_id, side) where member_id is null;
create function cometchat_member_renamed() returns trigger language plpgsql as $$
begin
  update cometchat_user set revision = revision + 1 where member_id = new.u_id;
  return null;
end $$;
create trigger community_member_renamed after update of name on community_member for each row
  when (old.name is distinct from new.name) execute function cometchat_member_renamed();
-- What stands there was written by users who are known from sessions too: those groups are made anew, and what was written
-- in them stays on the site alone.
alter table cometchat_group add column is_outdated boolean not null default false;
update cometchat_group set is_outdated = true;
create index cometchat_group_outdated on cometchat_group (group_id) where is_outdated;

-- Tokens of its apps never end by themselves.
alter table cometchat_user
  add column tokens_revision integer not null default 0,
  add column tokens_ended integer not null default 0;
create index cometchat_user_tokens on cometchat_user (uid) where tokens_ended < tokens_revision;
-- However a session ends: with the last one of a person, or when they are closed out.
create function cometchat_tokens_end() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1
    where person_id = new.person_id and not exists (
      select from session s where s.person_id = new.person_id and s.revoked_at is null);
  return null;
end $$;
create trigger session_ends_cometchat after update of revoked_at on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function cometchat_tokens_end();
create function cometchat_person_closed() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where person_id = new.u_id;
  return null;
end $$;
create trigger person_closed_ends_cometchat after update of state on person for each row
  when (old.state is distinct from new.state and new.state <> 'active') execute function cometchat_person_closed();
create function cometchat_member_left() returns trigger language plpgsql as $$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where member_id = new.u_id;
  return null;
end $$;
create trigger community_member_left_ends_cometchat after update of left_at on community_member for each row
  when (old.left_at is null and new.left_at is not null) execute function cometchat_member_left();
