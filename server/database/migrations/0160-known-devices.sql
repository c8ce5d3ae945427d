-- OTP limits of a device that its owner has logged in on stand apart from those of strangers.
create index session_device on session (device_id, person_id);
