-- Whose own address it is, where a healer added it; null for those of the practice.
alter table webhook_endpoint add column owner_id uuid;
alter table webhook_endpoint add constraint webhook_endpoint_owner foreign key (owner_id) references person not valid;
