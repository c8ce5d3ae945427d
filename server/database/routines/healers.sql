-- Each healer begins with one service, which calls mean that name none.
create or replace function begin_first_service() returns trigger language plpgsql as $$
begin
  insert into service (u_id, healer_id, position, name, name_hi, minutes, created_at, updated_at)
    values (new.u_id, new.u_id, 0, 'Session', 'सेशन', 45, new.created_at, new.created_at);
  return null;
end $$;

create or replace trigger healer_begins after insert on healer
  for each row execute function begin_first_service();

-- Coming times of a healer keep the break after them that counts now, as far as the time after them leaves it. The break
-- before a session counts for what is booked from then on.
create or replace function keep_breaks(of_healer uuid, at timestamptz) returns void language sql as $$
  update slot_claim c set busy = tstzrange(spaced.opens, spaced.closes)
  from (
    select k.u_id, k.opens,
      least(k.closes, greatest(upper(k.during), coalesce(lead(k.opens) over (order by k.opens), 'infinity'))) as closes
    from (
      select c.u_id, c.during, lower(coalesce(c.busy, c.during)) as opens,
        upper(c.during) + coalesce(s.break_after, h.buffer_minutes) * interval '1 minute' as closes
      from slot_claim c join healer h on h.u_id = c.healer_id join service s on s.u_id = coalesce(c.service_id, h.u_id)
      where c.healer_id = of_healer and c.state in ('held', 'booked') and upper(c.during) > at
    ) k
  ) spaced
  where spaced.u_id = c.u_id and upper(coalesce(c.busy, c.during)) <> spaced.closes
$$;

create or replace function healer_break_changed() returns trigger language plpgsql as $$
begin
  perform keep_breaks(new.u_id, new.updated_at);
  return null;
end $$;

create or replace trigger healer_break_changed after update of buffer_minutes on healer
  for each row when (old.buffer_minutes <> new.buffer_minutes) execute function healer_break_changed();

create or replace function service_break_changed() returns trigger language plpgsql as $$
begin
  perform keep_breaks(new.healer_id, new.updated_at);
  return null;
end $$;

create or replace trigger service_break_changed after update of break_after on service
  for each row when (old.break_after is distinct from new.break_after) execute function service_break_changed();
