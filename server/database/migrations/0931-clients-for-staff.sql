-- Staff finds clients by a part of their name, and lists them by when they joined.
create index person_clients on person (created_at desc, u_id) where state = 'active' and 'client' = any (roles);
create index person_client_names on person using gin (lower(first_name || ' ' || last_name) gin_trgm_ops)
  where state = 'active' and 'client' = any (roles);
