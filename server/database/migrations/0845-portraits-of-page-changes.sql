-- A new portrait waits with the new words of the page; null leaves the portrait as it is.
alter table healer_page_change add column image jsonb;
