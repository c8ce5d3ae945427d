-- Short upright films of healers, and who likes them.
create table reel (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null,
  -- One sentence that stands over the picture.
  words text not null,
  -- What is to be seen, for who does not see it.
  alt text not null,
  category text not null references category (slug),
  -- Addresses of the film and of its picture.
  video text not null,
  poster text not null,
  seconds integer not null check (seconds > 0),
  -- Kept by a trigger: exactly the rows of reel_like.
  like_count integer not null default 0 check (like_count >= 0),
  is_demo boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null)
);
create index reel_latest on reel (published_at desc, u_id) where state = 'published';
create index reel_healer on reel (healer_id);

create table reel_like (
  reel_id uuid not null references reel on delete cascade,
  person_id uuid not null references person on delete cascade,
  created_at timestamptz not null,
  primary key (reel_id, person_id)
);
create index reel_like_person on reel_like (person_id);

create function reel_counts_likes() returns trigger language plpgsql as $$
begin
  update reel set like_count = like_count + case tg_op when 'INSERT' then 1 else -1 end
  where u_id = case tg_op when 'INSERT' then new.reel_id else old.reel_id end;
  return null;
end $$;
create trigger reel_like_counted after insert or delete on reel_like
  for each row execute function reel_counts_likes();
