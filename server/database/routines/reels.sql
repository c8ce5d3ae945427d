create or replace function reel_counts_likes() returns trigger language plpgsql as $$
begin
  update reel set like_count = like_count + case tg_op when 'INSERT' then 1 else -1 end
  where u_id = case tg_op when 'INSERT' then new.reel_id else old.reel_id end;
  return null;
end $$;

create or replace trigger reel_like_counted after insert or delete on reel_like
  for each row execute function reel_counts_likes();
