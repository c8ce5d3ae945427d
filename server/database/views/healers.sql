-- What everyone may see of a healer, with the account behind: not what staff notes of an application.
create view healer_card as
  select u_id, person_id, state, full_name, title, image, city, main_category, categories, languages, modes, price_paise,
    time_zone, next_free_at, session_count, is_intern, qualified_as, is_demo, created_at
  from healer;

-- What healers offer, by name.
create view service_card as
  select u_id, healer_id, name, state, desk_name, minutes, price_paise, modes, position, audience, name_hi
  from service;
-- Where a session in person is held.
create view place_card as
  select u_id, name, address, city, map_link, state from place;

-- The rooms of places, which are no rooms of calls.
create view treatment_room_card as
  select u_id, place_id, name from treatment_room;

-- Where a service is held in person.
create view service_place_card as
  select service_id, place_id from service_place;

-- What staff read in a healer's documents, as it is printed for claims.
create view healer_standing as
  select u_id, full_name, title, qualifications, register_name, register_number from healer;
