-- For a word that nothing resembles the limit made PostgreSQL read every entry; the index knows at once.
alter function search_near(text) set enable_seqscan = off;
