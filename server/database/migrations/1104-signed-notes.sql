-- A note follows a template, and is a draft until its healer signs it. The notes from before are free text and drafts.
alter table client_note
  -- Of other templates than `free` the sealed text is JSON: sections, each with a heading and a text.
  add column template text not null default 'free',
  add column signed_at timestamptz,
  -- The healer's name at that moment.
  add column signed_name text,
  add constraint client_note_template check (template in ('free', 'soap', 'dap', 'own')) not valid,
  add constraint client_note_signed check ((signed_at is null) = (signed_name is null)) not valid;

-- The words that were added to a signed note, in their order.
create table client_note_addendum (
  u_id uuid primary key,
  note_id uuid not null references client_note,
  -- Sealed with CLIENT_NOTES_SECRET.
  sealed_text text not null,
  signed_name text not null,
  created_at timestamptz not null
);
create index client_note_addendum_note on client_note_addendum (note_id, created_at, u_id);

-- Templates that a healer made. They say nothing of a client.
create table note_template (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  name text not null,
  headings text[] not null check (cardinality(headings) between 1 and 12),
  created_at timestamptz not null
);
create index note_template_healer on note_template (healer_id, created_at, u_id);
