-- What a referral earns. `pending` until the friend's first purchase can no longer be refunded; `held` until a colleague
-- decides, because something about it looks wrong; the job does what was decided.
alter table referral drop constraint referral_state_check;
alter table referral
  add constraint referral_state_check check (state in ('pending', 'held', 'rewarded', 'refused')),
  -- The purchase that counts, and when it is final, as far as it is known.
  add column order_id uuid references orders,
  add column final_at timestamptz,
  -- Not looked at before, so that the job does not read every referral each time.
  add column look_again_at timestamptz not null default '-infinity',
  add column reasons text[] not null default '{}',
  add column points integer not null default 0 check (points >= 0),
  add column decision text not null default 'none' check (decision in ('none', 'pay', 'refuse')),
  add column note text not null default '',
  add column closed_at timestamptz,
  add column revision integer not null default 1,
  add check ((state in ('rewarded', 'refused')) = (closed_at is not null)),
  add check ((state = 'rewarded') = (points > 0));
create index referral_due on referral (look_again_at) where state in ('pending', 'held');
create index referral_order on referral (order_id) where order_id is not null;
