-- Who has a word in the title, the name or the topics is found by an index of those alone. Among all who have it somewhere
-- each was asked, and where 17,000 of every kind have it, that took most of the time of a search.
create index search_entry_strong on search_entry using gin (ts_filter(search, '{a,b}'));
create index search_entry_strong_sample on search_entry using gin (ts_filter(search, '{a,b}'))
  where uuid_hash(item_id) & 127 = 0;
