-- Read notifications are deleted after a time (`notification_keep_days` of the settings).
create index notification_read_at_age on notification (created_at) where is_read;
