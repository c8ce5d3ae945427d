-- What an order is for, how it stands, and the money in it.
create view order_money as
  select u_id, client_id, kind, item_u_id, title, state, price_paise, coupon_paise, life_points_paise, points_bought_paise,
    wallet_paise, allowance_paise, payable_paise, tax_basis_points, tax_paise, refunded_paise, refunded_tax_paise, coupon_id,
    organization_id, earner_id, receipt_number, expires_at, paid_at, created_at, updated_at, desk_paise,
    issuer
  from orders;

-- What was refunded of an order, and where it came from.
create view order_refund_money as
  select u_id, order_id, reason, price_paise, gateway_paise, wallet_paise, points_bought_paise, points_earned_paise,
    coupon_paise, tax_paise, allowance_paise, by_our_fault, to_wallet, created_at, desk_paise
  from order_refund;

-- What an order earns, and whose it is.
create view order_earning as
  select order_id, earner_id, share_basis_points, state, earner_paise, platform_paise, earner_returned_paise,
    platform_returned_paise, created_at, settled_at
  from earning;

-- What the gateway said of a payment.
create view gateway_payment as
  select provider_payment_id, order_id, state, use, method, instrument, amount_paise, error_reason, created_at
  from payment;

-- What was or is to be sent back by the gateway.
create view gateway_refund as
  select u_id, order_id, provider_payment_id, provider_refund_id, amount_paise, reason, state, attempt, failure,
    created_at, updated_at
  from refund;

-- The tax invoice of an order, and who issued it.
create view order_invoice as
  select order_id, kind, financial_year, number, issuer
  from invoice where kind = 'invoice';

-- What was taken at the desk, for which order, and into which session of a till.
create view desk_payment_line as
  select u_id, order_id, till_session_id, kind, amount_paise, reference, receipt_number, state, taken_by, taken_at, ended_at,
    end_reason, issuer
  from desk_payment;

-- What is or was paid back at the desk.
create view desk_refund_line as
  select u_id, order_id, amount_paise, reason, state, kind, paid_paise, reference, till_session_id, paid_by, paid_at, created_at
  from desk_refund;
