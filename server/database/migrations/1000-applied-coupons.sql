-- The coupon that the client applied at the checkout. It stays through a reload and on another device; a use is held
-- only when the payment starts.
alter table orders add column applied_coupon_id uuid references coupon;
update orders set applied_coupon_id = coupon_id where coupon_id is not null and paid_at is null;
create index orders_applied_coupon on orders (applied_coupon_id) where applied_coupon_id is not null;
