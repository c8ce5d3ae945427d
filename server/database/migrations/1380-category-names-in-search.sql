-- The names by which the search finds what stands in a category now. They differ from those of the row until a job has
-- written the entries anew; null before it ever did.
alter table category add column names_in_search text;
