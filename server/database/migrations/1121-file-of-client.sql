-- What a client gives for the file that their healers keep: a legal name for documents, a person to call in an emergency, and
-- what of the profile healers may see beside the chosen name.
alter table person
  add column legal_name text not null default '',
  add column emergency_name text not null default '',
  add column emergency_relation text not null default '',
  add column emergency_mobile_number text,
  add column shown_to_healers text[] not null default '{}';
