-- Sentences of public texts that stay although a rule about advertising marks them, each with an editor's reason.
create table kept_claim (
  u_id uuid primary key,
  resource text not null,
  -- The record at which it was decided; the decision holds for the sentence in every record of the kind.
  record_id text,
  rule text not null,
  sentence text not null check (length(sentence) between 1 and 600),
  reason text not null check (length(reason) between 10 and 500),
  decided_by uuid references person,
  decided_at timestamptz not null
);
create unique index kept_claim_sentence on kept_claim (resource, rule, sentence);
create index kept_claim_latest on kept_claim (decided_at desc, u_id);
create index kept_claim_decided_by on kept_claim (decided_by) where decided_by is not null;
