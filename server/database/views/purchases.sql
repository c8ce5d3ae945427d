-- What a person owns or has owned, and since when.
create view owned_item as
  select u_id, person_id, kind, item_id, order_id, bundle_id, granted_at, ended_at
  from entitlement;
