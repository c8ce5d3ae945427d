-- Reels that are uploaded: the film is a private file that the site serves while the reel is published.
alter table reel
  add column film text,
  add column captions jsonb not null default '[]',
  alter column video drop not null,
  -- Without one, a frame of the film stands for it.
  alter column poster drop not null,
  add constraint reel_film check (film is not null or video is not null),
  add constraint reel_poster check (film is not null or poster is not null);

-- Healers propose reels, too. What they uploaded for one lies here until it is accepted.
alter table healer_submission
  drop constraint healer_submission_kind_check,
  add constraint healer_submission_kind_check check (kind in ('event', 'article', 'reel')),
  add column reel_id uuid references reel on delete set null,
  add column film text,
  add column film_seconds integer,
  add column poster text,
  add column captions text,
  add constraint healer_submission_reel check (kind = 'reel' or num_nonnulls(reel_id, film, poster, captions) = 0);
create unique index healer_submission_reel_of on healer_submission (reel_id) where reel_id is not null;
