-- What a client said about their record stays as it was said.
create or replace function departure_answer_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'answers about records are append-only';
end $$;

create or replace trigger departure_answer_append_only before delete or update on departure_answer
  for each row execute function departure_answer_is_append_only();
