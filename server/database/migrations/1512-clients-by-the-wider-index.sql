-- outside a transaction
drop index concurrently if exists person_clients;
drop index concurrently if exists person_client_names;
