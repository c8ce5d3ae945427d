-- The provider by which members of an organisation log in.
create table organization_sign_on (
  u_id uuid primary key,
  organization_id text not null unique references organization (organization_id),
  issuer text not null check (issuer ~ '^https?://' and length(issuer) <= 300),
  client_id text not null check (client_id <> '' and length(client_id) <= 300),
  sealed_secret text not null,
  is_on boolean not null default false,
  updated_by uuid not null references person (u_id),
  updated_at timestamptz not null
);
create index organization_sign_on_updated_by on organization_sign_on (updated_by);

-- Whose e-mail it speaks for. One organisation has a domain.
create table organization_sign_on_domain (
  domain text primary key check (domain = lower(domain) and domain ~ '^[a-z0-9.-]{3,253}$'),
  organization_id text not null references organization (organization_id)
);
create index organization_sign_on_domain_of on organization_sign_on_domain (organization_id);

-- Which account of ours a person of the provider logs in to; it ends with the membership.
create table organization_sign_on_link (
  u_id uuid primary key,
  organization_id text not null references organization (organization_id),
  issuer text not null,
  subject text not null check (subject <> '' and length(subject) <= 255),
  person_id uuid not null unique references person (u_id),
  linked_at timestamptz not null,
  unique (organization_id, issuer, subject)
);
