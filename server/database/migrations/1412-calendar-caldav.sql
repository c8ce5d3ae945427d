-- Calendar servers of all kinds beside Google and Microsoft.
alter table calendar_account drop constraint calendar_account_provider;
alter table calendar_account add constraint calendar_account_provider check (provider in ('google', 'microsoft', 'caldav')) not valid;
