-- Accounts of healers at providers of calendars, by their consent there.
create table calendar_account (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  provider text not null,
  -- Whose it is there, and the tokens by which we come in.
  sealed_access text not null,
  connected_at timestamptz not null,
  -- When the provider let us in no more; the healer was told then.
  ended_at timestamptz,
  constraint calendar_account_provider check (provider in ('google'))
);
create index calendar_account_healer on calendar_account (healer_id);

-- By which a provider tells us that a calendar has changed.
create table calendar_channel (
  u_id uuid primary key,
  source_id uuid not null unique references calendar_source on delete cascade,
  token_hash bytea not null,
  resource text not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null
);

-- Null: a calendar by its address. Otherwise the sealed text names a calendar of the account.
alter table calendar_source add column account_id uuid;
alter table calendar_source add constraint calendar_source_account foreign key (account_id) references calendar_account not valid;
