-- Free first sessions, given by healers who are still interns.
alter table healer add column is_intern boolean not null default false;
create index healer_intern on healer (next_free_at, u_id) where is_intern and state = 'verified';
alter table appointment add column is_free boolean not null default false;
-- Whoever registered before has one free session too.
update person set demo_appointment_count = 1 where 'client' = any(roles) and demo_appointment_count = 0;
