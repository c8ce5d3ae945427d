-- What colleagues read in a healer's documents: who may say what a test of the mind means. Titles are free text and show
-- nobody; existing ones are taken over where title or register leave no doubt, and staff completes them.
alter table healer add column qualified_as text check (qualified_as in ('psychiatrist', 'psychologist'));
update healer set qualified_as = case
    when title ~* '\mpsychiatrist\M' then 'psychiatrist'
    when title ~* '\mclinical psychologist\M' or (title ~* '\mpsychologist\M' and proof || register_name ~* '\m(RCI|Rehabilitation Council)\M')
      then 'psychologist' end;
create index healer_qualified on healer (qualified_as, next_free_at, u_id)
  where qualified_as is not null and state = 'verified';

-- A score is points of the most there are: as a percentage, 18 of 27 read like two thirds of something good.
alter table test_result drop column percentage;
