-- What a disputed payment is about, what we answered, and how it ended.
alter table payment_dispute
  add column order_id uuid references orders,
  add column amount_paise bigint not null default 0 check (amount_paise >= 0),
  add column reason_code text not null default '',
  add column phase text not null default '',
  add column respond_by timestamptz,
  add column status text not null default 'open' check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  -- Above a sum, giving in needs a second person.
  add column accept_asked_by uuid references person,
  add column answer text check (answer in ('accepted', 'contested')),
  add column explanation text not null default '',
  add column answered_by uuid references person,
  add column answered_at timestamptz,
  -- When the loss was posted.
  add column booked_at timestamptz,
  add column updated_at timestamptz,
  add check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null)),
  add check (booked_at is null or status = 'lost');
update payment_dispute d set updated_at = created_at,
  order_id = (select p.order_id from payment p where p.provider_payment_id = d.provider_payment_id);
alter table payment_dispute alter column updated_at set not null;
create index payment_dispute_latest on payment_dispute (status, created_at desc, dispute_id);
create index payment_dispute_order on payment_dispute (order_id);
