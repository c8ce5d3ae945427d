-- The menu of the back office counts what waits: each of these is few rows of many.
create index payout_batch_waiting on payout_batch (asked_at) where state = 'waiting';
create index referral_held on referral (created_at) where state = 'held' and decision = 'none';
create index organization_budget_change_waiting on organization_budget_change (asked_at) where state = 'waiting';
