-- Who brought whom, and how the reward stands.
create view referral_state as
  select referred_id, referrer_id, state, decision, points, order_id, created_at, final_at, next_check_at
  from referral;
