-- Webhooks: where other systems want to hear of changes, what happened, and what was handed over.
create table webhook_endpoint (
  u_id uuid primary key,
  url text not null check (length(url) <= 2000),
  description text not null check (length(description) <= 200),
  kinds text[] not null check (cardinality(kinds) > 0),
  -- Only what belongs to this healer; null for the whole practice.
  healer_id uuid references healer on delete cascade,
  -- The secret, and after a change the one before it, which counts until then.
  sealed_secrets text not null,
  previous_until timestamptz,
  state text not null check (state in ('on', 'off')),
  -- Why it was turned off by itself: `gone` after an answer 410, `failing` after a day without success.
  off_reason text check (off_reason in ('gone', 'failing')),
  failing_since timestamptz,
  created_by uuid not null references person,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'off' or off_reason is null)
);
create index webhook_endpoint_of_healer on webhook_endpoint (healer_id) where healer_id is not null;
create index webhook_endpoint_made_by on webhook_endpoint (created_by);

create table outgoing_event (
  id bigint generated always as identity primary key,
  u_id uuid not null unique default gen_random_uuid(),
  kind text not null,
  -- The record that changed; what happens to one is told in its order.
  subject uuid not null,
  healer_id uuid,
  data jsonb not null,
  at timestamptz not null
);
create index outgoing_event_at on outgoing_event (at);

-- Each thing that happened, for each endpoint. Its order for one subject is that of commits: whoever writes it holds the row.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  u_id uuid not null unique default gen_random_uuid(),
  event_id bigint not null references outgoing_event on delete cascade,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  subject uuid not null,
  state text not null default 'due' check (state in ('due', 'delivered', 'given-up')),
  tries integer not null default 0,
  next_at timestamptz not null default '-infinity',
  last_at timestamptz,
  last_status integer,
  last_problem text,
  last_ms integer
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at) where state = 'due';
create index webhook_delivery_heads on webhook_delivery (endpoint_id, subject, id) where state = 'due';
create index webhook_delivery_latest on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_of_event on webhook_delivery (event_id);
