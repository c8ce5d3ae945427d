-- How a person is called, what they may do, and whether they are there: what most domains need to know of somebody.
create view person_name as
  select u_id, first_name, last_name, anonymous_name, image, state, roles, time_zone, language_u_id, message_language,
    is_demo, created_at, origin
  from person;

-- How a person is reached, where and since when they live. Apart from the name, because its readers are few, and named in
-- tasks/owned-tables.ts.
create view person_contact as
  select u_id, first_name, last_name, state, roles, email, email_verified_at, phone, phone_verified_at,
    alternate_mobile_number, dob, city, state_name, country, time_zone, language_u_id, referral_code, created_at
  from person;

-- What a healer's file of a client is made of: less leaves than is here, by what the client allowed.
create view person_file as
  select u_id, first_name, last_name, dob, language_u_id, legal_name, emergency_name, emergency_relation,
    emergency_mobile_number, shown_to_healers
  from person;
