-- Which files people sent along lie among the private ones, whose they are and where they were sent: what a person, and
-- a place, may keep is counted here.
create table stored_file (
  file text primary key,
  person_id uuid not null references person,
  -- A conversation, a ticket, a session: where two people send, both count.
  place text,
  bytes bigint not null check (bytes > 0),
  -- Whether a row names it. What no row names after an hour is left over from a request that ended in the middle.
  is_used boolean not null default false,
  created_at timestamptz not null
);
create index stored_file_person on stored_file (person_id) include (bytes);
create index stored_file_place on stored_file (place) include (bytes) where place is not null;
create index stored_file_unused on stored_file (created_at) where not is_used;

insert into stored_file
select f.file, coalesce(m.person_id, case v.side when 'client' then c.client_id else h.person_id end),
  coalesce('group ' || f.group_id, 'chat ' || c.client_id || ' ' || c.healer_id), f.bytes, true, f.created_at
from chat_file f
  left join community_post p on p.group_id = f.group_id and p.seq = f.seq
  left join community_member m on m.u_id = p.member_id
  left join conversation_message v on v.conversation_id = f.conversation_id and v.seq = f.seq
  left join conversation c on c.u_id = f.conversation_id
  left join healer h on h.u_id = c.healer_id
union all
select f.file, coalesce(m.person_id, t.person_id), 'ticket ' || t.u_id, f.bytes, true, f.created_at
from support_attachment f
  join support_ticket t on t.u_id = f.ticket_id
  left join support_message m on m.u_id = f.message_id
union all
select f.file, h.person_id, 'appointment ' || a.u_id, f.bytes, true, f.created_at
from client_file f
  join appointment a on a.u_id = f.appointment_id
  join healer h on h.u_id = a.healer_id
where h.person_id is not null
union all
select 'healer-documents/' || d.u_id, h.person_id, null, d.bytes, true, d.created_at
from healer_document d join healer h on h.u_id = d.healer_id
where h.person_id is not null and d.bytes > 0;

-- The rows that name a file decide: with them it is used, and without them it no longer counts. The name of a document
-- of a healer is made of its id.
create function name_of_stored_file(named jsonb) returns text language sql immutable as $$
  select coalesce(named ->> 'file', 'healer-documents/' || (named ->> 'u_id'))
$$;
create function stored_file_used() returns trigger language plpgsql as $$
begin
  update stored_file set is_used = true where file = name_of_stored_file(to_jsonb(new));
  return null;
end $$;
create function stored_file_gone() returns trigger language plpgsql as $$
begin
  delete from stored_file where file = name_of_stored_file(to_jsonb(old));
  return null;
end $$;

create trigger chat_file_stored after insert on chat_file for each row execute function stored_file_used();
create trigger chat_file_not_stored after delete on chat_file for each row execute function stored_file_gone();
create trigger support_attachment_stored after insert on support_attachment for each row execute function stored_file_used();
create trigger support_attachment_not_stored after delete on support_attachment for each row execute function stored_file_gone();
create trigger client_file_stored after insert on client_file for each row execute function stored_file_used();
create trigger client_file_not_stored after delete on client_file for each row execute function stored_file_gone();
create trigger healer_document_stored after insert on healer_document for each row execute function stored_file_used();
create trigger healer_document_not_stored after delete on healer_document for each row execute function stored_file_gone();
