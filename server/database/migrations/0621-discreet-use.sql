-- How unobtrusive the site is for a person: on the screen, in the mailbox and on the phone.
create table discreet_choice (
  person_id uuid primary key references person,
  has_neutral_titles boolean not null,
  has_neutral_messages boolean not null,
  has_quick_exit boolean not null,
  -- Null: a device stays logged in.
  log_out_minutes integer check (log_out_minutes in (5, 15, 30, 60)),
  updated_at timestamptz not null
);
