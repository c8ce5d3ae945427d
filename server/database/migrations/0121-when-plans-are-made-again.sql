-- When the reminders of another day are to be made, the client's next midnight; none once those of the last day are. An
-- index finds what is due now, however many plans there were before.
drop index action_plan_to_plan;
alter table action_plan add column plan_again_at timestamptz;
update action_plan set plan_again_at = now() where ended_at is null;
alter table action_plan drop column planned_until;
create index action_plan_to_plan on action_plan (plan_again_at) where ended_at is null;
