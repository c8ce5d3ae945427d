-- Who issues a document stands in it from the day it is issued: a company that moves or changes its name afterwards does
-- not rewrite it. Documents that are there already get what the settings say now, which is what they have shown so far.
create function issuer_now() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'company_name', coalesce((select value #>> '{}' from setting where key = 'company_name'), ''),
    'company_state', coalesce((select value #>> '{}' from setting where key = 'company_state'), ''),
    'gstin', coalesce((select value #>> '{}' from setting where key = 'gstin'), ''),
    'address', coalesce((select value #>> '{}' from setting where key = 'address'), ''),
    'service_code', coalesce((select value #>> '{}' from setting where key = 'service_code'), ''),
    'tax_name', coalesce((select value #>> '{}' from setting where key = 'tax_name'), 'GST')
  )
$$;

alter table invoice add column issuer jsonb;
alter table invoice disable trigger invoice_is_final;
update invoice set issuer = issuer_now();
alter table invoice enable trigger invoice_is_final;
alter table invoice alter column issuer set not null;

-- Of the receipt of an order.
alter table orders add column issuer jsonb;
-- What reports count of an order stays as it is.
alter table orders disable trigger report_order_is;
update orders set issuer = issuer_now() where receipt_number is not null;
alter table orders enable trigger report_order_is;
alter table orders add constraint receipt_has_issuer check (receipt_number is null or issuer is not null);

drop function issuer_now();
