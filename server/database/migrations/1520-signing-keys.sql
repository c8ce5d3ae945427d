-- Keys by which this site signs what people take along. One that signs no more stays, so that what it signed can be checked.
create table signing_key (
  u_id uuid primary key,
  key_id text not null unique,
  public_key jsonb not null,
  sealed_private_key text not null,
  created_at timestamptz not null
);
