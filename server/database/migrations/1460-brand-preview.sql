-- A brand that is shown by an address before it is published. Rows go a day after they were made.
create table brand_preview (
  -- SHA-256 of the token in the address.
  token_hash bytea primary key check (length(token_hash) = 32),
  "values" jsonb not null check (jsonb_typeof("values") = 'object'),
  made_by uuid not null references person,
  made_at timestamptz not null
);
create index brand_preview_made_by on brand_preview (made_by);
create index brand_preview_made_at on brand_preview (made_at);
