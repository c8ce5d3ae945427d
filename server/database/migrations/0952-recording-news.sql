-- The recording that the participant was told of, so that a job that runs twice tells nobody twice.
alter table enrolment add column notified_recording text;
