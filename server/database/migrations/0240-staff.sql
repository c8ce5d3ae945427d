-- Colleagues log in once for all their staff roles: a session is a client's, a healer's or one of staff.
update otp_challenge set state = 'superseded' where role = 'support' and state = 'open';
alter table otp_challenge drop constraint otp_challenge_role_check;
update otp_challenge set role = 'staff' where role = 'support';
alter table otp_challenge
  add constraint otp_challenge_role_check check (role in ('client', 'healer', 'staff')),
  drop constraint otp_challenge_purpose_check,
  add constraint otp_challenge_purpose_check check (purpose in ('login', 'register', 'change', 'step-up'));
alter table session drop constraint session_role_check;
update session set role = 'staff' where role = 'support';
alter table session
  add constraint session_role_check check (role in ('client', 'healer', 'staff')),
  -- When the holder last proved with a fresh OTP who they are, for what concerns money and roles.
  add column stepped_up_at timestamptz;

drop index person_support;
create index person_staff on person (u_id) where roles && array['support', 'editor', 'finance', 'admin'];

-- Every change and every look at a person's data by staff. One table for all of the back office and the help desk.
alter table access_log rename to audit_entry;
alter table audit_entry rename column kind to resource;
alter table audit_entry rename column target_id to record_id;
alter table audit_entry rename column what to action;
alter table audit_entry
  alter column record_id type text,
  -- Null: an operator at the command line.
  alter column staff_id drop not null,
  -- {"field": [before, after]} of a change.
  add column changes jsonb not null default '{}',
  add column reason text not null default '';
alter table audit_entry rename constraint access_log_pkey to audit_entry_pkey;
alter index access_log_target rename to audit_entry_record;
drop index access_log_at;
create index audit_entry_at on audit_entry (at desc, u_id);
create index audit_entry_staff on audit_entry (staff_id, at desc);
update audit_entry set resource = 'tickets' where resource = 'support-ticket';

-- No one changes what is written, the application neither. After a year a row may be deleted.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' then return old; end if;
  end if;
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function audit_is_append_only();
create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function audit_is_append_only();
revoke update, truncate on audit_entry from public, current_user;
