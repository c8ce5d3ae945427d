-- Invitations to register as a healer, until the person has registered. They run out after 30 days.
create table healer_invitation (
  u_id uuid primary key,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  -- In small letters.
  email text not null unique check (length(email) <= 254),
  message_language text not null check (message_language in ('en', 'hi')),
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_by uuid not null references person,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index healer_invitation_made_by on healer_invitation (made_by);
create index healer_invitation_expires_at on healer_invitation (expires_at);
