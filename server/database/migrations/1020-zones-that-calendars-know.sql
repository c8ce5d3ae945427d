-- Abbreviations of old systems ("IST", "PST") passed the check of zones, and no calendar can use them: hours and plans that
-- were saved under one could not be read again. All of them meant India, where this site is.
update healer set time_zone = 'Asia/Kolkata'
where position('/' in time_zone) = 0 and time_zone not in (select name from pg_timezone_names);
update action_plan set time_zone = 'Asia/Kolkata'
where position('/' in time_zone) = 0 and time_zone not in (select name from pg_timezone_names);
