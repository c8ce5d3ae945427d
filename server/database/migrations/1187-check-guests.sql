alter table person validate constraint person_state_check;
alter table person validate constraint person_origin;
alter table otp_challenge validate constraint otp_challenge_purpose_check;
