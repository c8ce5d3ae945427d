-- Tax documents with numbers that have no gaps in a financial year (April to March in India). The buyer's name is not
-- copied: it comes from the person, so that it goes when she does.
create table invoice (
  u_id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  order_id uuid not null references orders,
  give_back_id uuid unique references give_back,
  -- The year in which the financial year begins.
  financial_year integer not null,
  number bigint not null check (number > 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  -- Within one state half each, to another one whole.
  cgst_paise bigint not null default 0 check (cgst_paise >= 0),
  sgst_paise bigint not null default 0 check (sgst_paise >= 0),
  igst_paise bigint not null default 0 check (igst_paise >= 0),
  tax_basis_points integer not null,
  place_of_supply text not null,
  issued_at timestamptz not null,
  unique (kind, financial_year, number),
  check ((kind = 'credit-note') = (give_back_id is not null)),
  check (igst_paise = 0 or (cgst_paise = 0 and sgst_paise = 0))
);
create unique index invoice_once on invoice (order_id) where kind = 'invoice';
create index invoice_order on invoice (order_id);

create function tax_documents_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a tax document is corrected by another, never changed' using errcode = '42501';
end $$;
create trigger invoice_is_final before update or delete or truncate on invoice
  for each statement execute function tax_documents_are_final();
