create or replace function tax_documents_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a tax document is corrected by another, never changed' using errcode = '42501';
end $$;

create or replace trigger invoice_is_final before delete or update or truncate on invoice
  for each statement execute function tax_documents_are_final();

create or replace function tell_order() returns trigger language plpgsql as $$
begin
  perform tell_outside('order.paid', new.u_id, (select u_id from healer where person_id = new.earner_id), new.updated_at, jsonb_build_object(
    'order_u_id', new.u_id, 'client_u_id', new.client_id, 'kind', new.kind, 'item_u_id', new.item_u_id,
    'price_paise', new.price_paise, 'tax_paise', new.tax_paise));
  return null;
end $$;

create or replace trigger order_paid_outside after update of state on orders
  for each row when (old.state <> 'paid' and new.state = 'paid') execute function tell_order();
create or replace trigger order_made_paid_outside after insert on orders
  for each row when (new.state = 'paid') execute function tell_order();

-- An order's refund is written while the order is locked.
create or replace function tell_order_refund() returns trigger language plpgsql as $$
declare
  one orders%rowtype;
begin
  select * into one from orders where u_id = new.order_id;
  perform tell_outside('order.refunded', one.u_id, (select u_id from healer where person_id = one.earner_id), new.created_at, jsonb_build_object(
    'order_u_id', one.u_id, 'client_u_id', one.client_id, 'kind', one.kind, 'item_u_id', one.item_u_id,
    'refund_u_id', new.u_id, 'price_paise', new.price_paise, 'to_wallet', new.to_wallet));
  return null;
end $$;

create or replace trigger order_refund_outside after insert on order_refund
  for each row execute function tell_order_refund();

create or replace function tell_payment() returns trigger language plpgsql as $$
begin
  perform tell_outside('payment.failed', new.order_id, null, new.updated_at, jsonb_build_object(
    'order_u_id', new.order_id, 'amount_paise', new.amount_paise, 'method', new.method));
  return null;
end $$;

create or replace trigger payment_failed_outside after insert on payment
  for each row when (new.state = 'failed') execute function tell_payment();
create or replace trigger payment_fails_outside after update of state on payment
  for each row when (old.state <> 'failed' and new.state = 'failed') execute function tell_payment();

-- Money on its way back by the gateway.
create or replace function tell_refund() returns trigger language plpgsql as $$
begin
  perform tell_outside('refund.' || new.state, new.u_id, null, new.updated_at, jsonb_build_object(
    'refund_u_id', new.u_id, 'order_u_id', new.order_id, 'amount_paise', new.amount_paise, 'attempt', new.attempt));
  return null;
end $$;

create or replace trigger refund_outside after update of state on refund
  for each row when (old.state <> new.state and new.state in ('sent', 'failed')) execute function tell_refund();
