-- Which sessions stand in a calendar of their healer outside, or are to.
create view session_outside as select appointment_id from calendar_entry;
