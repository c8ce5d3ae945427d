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
        -- A companion takes nothing of the healer's time.
        and not isempty(coalesce(c.busy, c.during))
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

-- What the directory lists of a healer whose page, services or places have changed.
create or replace function list_services(healer uuid) returns void language sql as $$
  with way as (
    select s.u_id as service_id, p.place_id, p.city, s.minutes, s.people_min, s.people_max,
      coalesce(s.price_paise, h.price_paise) as price_paise, h.categories, h.languages, h.gender, h.full_name, h.is_intern,
      s.u_id = h.u_id and p.place_id is null as is_plain, h.next_free_at,
      count(*) over (partition by case when s.minutes <= 30 then 1 when s.minutes < 60 then 2 else 3 end) = 1 as is_only_of_length,
      count(*) over (partition by p.place_id is null) = 1 as is_only_in_person, count(*) over (partition by p.city) = 1 as is_only_in_city
    from healer h join service s on s.healer_id = h.u_id cross join lateral (
      select null::uuid as place_id, null::text as city where coalesce(s.modes, h.modes) && array['video', 'voice', 'chat']
      union all
      select p.u_id, p.city from service_place o join place p on p.u_id = o.place_id
      where o.service_id = s.u_id and p.state = 'live' and 'in-person' = any (s.modes)) p
    where h.u_id = healer and h.state = 'verified' and s.state = 'live' and s.audience in ('everybody', 'new')
  ), gone as (
    delete from service_listing l where l.healer_id = healer and not exists (
      select from way w where w.service_id = l.service_id and w.place_id is not distinct from l.place_id)
  )
  insert into service_listing as l (u_id, healer_id, service_id, place_id, city, minutes, price_paise, next_free_at,
    next_check_at, categories, languages, gender, full_name, is_intern, is_only_of_length, is_only_in_person, is_only_in_city,
    people_min, people_max)
  select gen_random_uuid(), healer, service_id, place_id, city, minutes, price_paise, case when is_plain then next_free_at end,
    case when not is_plain then '-infinity'::timestamptz end, categories, languages, gender, full_name, is_intern,
    is_only_of_length, is_only_in_person, is_only_in_city, people_min, people_max
  from way
  on conflict (service_id, place_id) do update set city = excluded.city, minutes = excluded.minutes,
    price_paise = excluded.price_paise, categories = excluded.categories, languages = excluded.languages,
    gender = excluded.gender, full_name = excluded.full_name, is_intern = excluded.is_intern,
    is_only_of_length = excluded.is_only_of_length, is_only_in_person = excluded.is_only_in_person, is_only_in_city = excluded.is_only_in_city,
    people_min = excluded.people_min, people_max = excluded.people_max,
    next_free_at = case when excluded.next_check_at is null then excluded.next_free_at else l.next_free_at end
  where (l.city, l.minutes, l.price_paise, l.categories, l.languages, l.gender, l.full_name, l.is_intern,
    l.is_only_of_length, l.is_only_in_person, l.is_only_in_city, l.people_min, l.people_max) is distinct from
    (excluded.city, excluded.minutes, excluded.price_paise, excluded.categories, excluded.languages, excluded.gender,
      excluded.full_name, excluded.is_intern, excluded.is_only_of_length, excluded.is_only_in_person, excluded.is_only_in_city,
      excluded.people_min, excluded.people_max)
    or (excluded.next_check_at is null and l.next_free_at is distinct from excluded.next_free_at)
$$;

create or replace function healer_listed() returns trigger language plpgsql as $$
begin
  perform list_services(new.u_id);
  return null;
end $$;
create or replace trigger healer_listed after update on healer for each row
  when ((old.state, old.next_free_at, old.price_paise, old.modes, old.categories, old.languages, old.gender, old.full_name, old.is_intern)
    is distinct from
    (new.state, new.next_free_at, new.price_paise, new.modes, new.categories, new.languages, new.gender, new.full_name, new.is_intern))
  execute function healer_listed();

-- Any other change of a service moves its free starts: they are worked out again within a minute.
create or replace function service_listed() returns trigger language plpgsql as $$
begin
  update service_listing set next_check_at = '-infinity' where service_id = new.u_id and next_check_at is not null;
  perform list_services(new.healer_id);
  return null;
end $$;
create or replace trigger service_listed after insert or update on service for each row execute function service_listed();

create or replace function service_place_listed() returns trigger language plpgsql as $$
begin
  perform list_services(healer_id) from service where u_id = coalesce(new.service_id, old.service_id);
  return null;
end $$;
create or replace trigger service_place_listed after insert or delete on service_place for each row execute function service_place_listed();

create or replace function place_listed() returns trigger language plpgsql as $$
begin
  perform list_services(healer_id) from (select distinct s.healer_id from service_place o join service s on s.u_id = o.service_id
    where o.place_id = new.u_id order by s.healer_id) affected;
  return null;
end $$;
create or replace trigger place_listed after update on place for each row
  when ((old.state, old.city) is distinct from (new.state, new.city)) execute function place_listed();
