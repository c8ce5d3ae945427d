-- Numbers of a financial year begin alike: the prefix of its first document of a kind holds for the year.
create table document_prefix (
  kind text not null check (kind in ('invoice', 'credit-note', 'receipt', 'desk-receipt')),
  financial_year integer not null,
  prefix text not null check (prefix ~ '^[A-Z][A-Z0-9]{0,2}$'),
  primary key (kind, financial_year)
);
-- Who issued the receipt of a payment at the desk. Those from before show what the settings say.
alter table desk_payment add column issuer jsonb;
