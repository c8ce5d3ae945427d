-- What is to come, walked in its order; none lasts longer than a day, so its start says enough to begin with.
create index event_coming_in_order on event (starts_at, u_id) include (ends_at, kind) where state = 'planned';
