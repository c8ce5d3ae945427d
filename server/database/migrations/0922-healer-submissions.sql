-- What a healer proposes for the site: a webinar or workshop, or an article. Staff publish it or say why not.
create table healer_submission (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  kind text not null check (kind in ('event', 'article')),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'refused')),
  -- The fields of the form, as contract/submissions.ts declares them for each kind.
  content jsonb not null,
  revision integer not null default 1,
  -- Why it was refused; the healer reads it.
  reason text not null default '',
  -- The event or article that was made of it.
  event_id uuid references event,
  article_id uuid references article on delete set null,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references person,
  check (state <> 'sent' or sent_at is not null),
  check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  check (state <> 'refused' or reason <> ''),
  check (event_id is null or kind = 'event'),
  check (article_id is null or kind = 'article')
);
create index healer_submission_healer on healer_submission (healer_id, updated_at desc, u_id);
create index healer_submission_waiting on healer_submission (sent_at, u_id) where state = 'sent';
create index healer_submission_decided_by on healer_submission (decided_by) where decided_by is not null;
create unique index healer_submission_event on healer_submission (event_id) where event_id is not null;
create unique index healer_submission_article on healer_submission (article_id) where article_id is not null;
